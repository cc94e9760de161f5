"""Made statistics-reference.json, once, with Python 3.11's statistics module: python3 statistics-reference.py

An independent computation of examination.md, section 9, over 60 made candidates and 12 items in two sections
(6 × 1 mark, penalty 0.25; 6 × 0.5, no penalty). The key of item 3 is deliberately wrong; item 7 is dropped.
"""
import json, random, statistics as st

random.seed(2083)
N, K = 60, 12
right = [random.choice("abcd") for _ in range(K)]
key = list(right)
key[3] = "abcd"[("abcd".index(right[3]) + 1) % 4]
dropped = {7}
marks = [100] * 6 + [50] * 6
penalty = [25] * 6 + [0] * 6

people = []
for i in range(N):
    ability = random.gauss(0, 1)
    choices = []
    for k in range(K):
        p = 1 / (1 + 2.718281828 ** -(ability * 1.5 - (k - 6) / 4))
        r = random.random()
        choices.append(right[k] if r < p else None if r > 0.96 else random.choice("abcd"))
    total = sum(0 if k in dropped or c is None else marks[k] if c == key[k] else -penalty[k] for k, c in enumerate(choices))
    people.append({"symbolNumber": str(1000 + i), "marks": total, "choices": choices})

best = sorted(people, key=lambda p: (-p["marks"], p["symbolNumber"]))
score = [[1 if p["choices"][k] == key[k] else 0 for p in best] for k in range(K)]
counted = [k for k in range(K) if k not in dropped]
total = [sum(score[k][i] for k in counted) for i in range(N)]
g = round(0.27 * N)


def corr(x, y):
    return st.correlation(x, y) if len(set(x)) > 1 and len(set(y)) > 1 else None


items = []
for k in range(K):
    rest = [t - (score[k][i] if k in counted else 0) for i, t in enumerate(total)]
    chosen = [p["choices"][k] for p in best]
    disc = corr(score[k], rest)
    opts = {o: corr([1 if c == o else 0 for c in chosen], rest) for o in "abcd"}
    items.append({
        "facility": st.fmean(score[k]),
        "discrimination": disc,
        "upperLower": st.fmean(score[k][:g]) - st.fmean(score[k][-g:]),
        "options": [{"option": o, "all": chosen.count(o), "upper": chosen[:g].count(o), "lower": chosen[-g:].count(o), "correlation": opts[o]} for o in "abcd"],
        "unanswered": chosen.count(None),
        "suspected": k not in dropped and (any(o != key[k] and c is not None and c > disc for o, c in opts.items()) or disc < 0),
    })
m = [p["marks"] for p in people]
n = len(counted)
alpha = n / (n - 1) * (1 - sum(st.variance(score[k]) for k in counted) / st.variance(total))
paper = {"candidates": N, "mean": st.fmean(m), "median": st.median(m), "standardDeviation": st.stdev(m), "alpha": alpha, "standardError": st.stdev(m) * (1 - alpha) ** 0.5}
json.dump({"key": key, "dropped": sorted(dropped), "people": people, "items": items, "paper": paper}, open("statistics-reference.json", "w"))
