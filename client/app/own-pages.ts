import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { paths } from '#client/shell/paths.ts';
import * as titles from '#messages/titles.ts';

type Page = Pick<RouteObject, 'Component' | 'loader'>;

/** A page with its title, which its loader brings. */
async function titled(title: string, load: Promise<{ readonly Component: ComponentType }>): Promise<Page> {
  const { Component } = await load;
  return { Component, loader: () => ({ title }) };
}

/** The pages that are about oneself, by their address: a table of its own, since every page would carry its rows. */
export const ownPages = {
  [paths.profile.pattern]: () => titled(titles.profile, import('#client/accounts/profile/profile-screen.tsx')),
} satisfies Record<string, () => Promise<Page>>;

export type OwnPages = typeof ownPages;
