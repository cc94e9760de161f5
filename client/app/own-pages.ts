import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import * as titles from '#messages/titles.ts';

type Page = Pick<RouteObject, 'Component' | 'loader'>;

/** A page with its title, which its loader brings. */
async function titled(title: string, load: Promise<{ readonly Component: ComponentType }>): Promise<Page> {
  const { Component } = await load;
  return { Component, loader: () => ({ title }) };
}

// The pages that are about oneself: in a file of their own, since every page would carry their rows.

export const profile = () => titled(titles.profile, import('#client/accounts/profile/profile-screen.tsx'));
