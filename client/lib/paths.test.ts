import { describe, expect, it } from 'vitest';
import { ownPaths } from '#client/student/shell/own-paths.ts';
import { paths } from './paths.ts';

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
    const patterns = Object.values({ ...paths, ...ownPaths }).map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});
