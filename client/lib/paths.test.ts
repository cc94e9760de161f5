import { describe, expect, it } from 'vitest';
import { matchPattern, paths } from './paths.ts';

describe('paths', () => {
  it('leaves a pattern without names as it is', () => {
    expect(paths.home.to()).toBe('/');
    expect(paths.scienceExamStart.to()).toBe('/exam/science/start');
  });

  it('puts every value in its place', () => {
    expect(paths.mcqUnit.to({ title: 'physics', id: 3, utitle: 'force', uid: 14, utype: 'mock' })).toBe(
      '/mcq/subject/physics/3/force/14/mock',
    );
  });

  it('encodes what an address cannot hold', () => {
    expect(paths.topicPractice.to({ subject: 'English', section: 'Tag Questions' })).toBe(
      '/entrance-preparation/English/Tag%20Questions',
    );
    expect(paths.schoolLevel.to({ slug: 'a/b?c' })).toBe('/school/a%2Fb%3Fc');
  });

  it('names no address twice', () => {
    const patterns = Object.values(paths).map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});

describe('a pattern', () => {
  it('gives the values in an address, decoded', () => {
    expect(matchPattern(paths.topicPractice.pattern, '/entrance-preparation/English/Tag%20Questions')).toEqual({
      subject: 'English',
      section: 'Tag Questions',
    });
    expect(matchPattern(paths.schoolLevel.pattern, paths.schoolLevel.to({ slug: 'a/b?c' }))).toEqual({ slug: 'a/b?c' });
    expect(matchPattern(paths.schoolLevel.pattern, '/school/%E0%A4%A')).toEqual({ slug: '%E0%A4%A' });
  });

  it('reads upper and lower case as the same, and slashes at the end', () => {
    expect(matchPattern(paths.home.pattern, '/')).toEqual({});
    expect(matchPattern(paths.scienceExam.pattern, '/Exam/SCIENCE//')).toEqual({});
  });

  it('is not that of a longer or a shorter address', () => {
    for (const path of ['/school', '/school/', '/school/a/b', '//school/a', '/xschool/a'])
      expect(matchPattern(paths.schoolLevel.pattern, path)).toBeNull();
  });
});
