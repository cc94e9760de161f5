/** The oldest Node that runs the server: the first of its line with long support. It has Argon2, SQLite, and reads TypeScript. */
const oldestNode = '24.11.0';

/** What package.json of the project says, as far as a release passes it on. */
export interface Manifest {
  readonly version: string;
  readonly imports: Readonly<Record<string, unknown>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly [other: string]: unknown;
}

const commands = ['user', 'backup', 'backup:check', 'restore', 'results:verify'];

/** The package.json of a release: it starts and installs nothing. On Windows no POSIX shell stands before the server. */
export function releaseManifest(project: Manifest, system: 'posix' | 'windows'): object {
  const { name, version, description, license, type, imports, scripts } = project;
  const start = scripts['start'] ?? '';
  return {
    name,
    version,
    private: true,
    description,
    license,
    type,
    imports: Object.fromEntries(Object.entries(imports).filter(([, to]) => typeof to === 'string')),
    scripts: {
      prestart: 'node scripts/check-node.mjs',
      start: system === 'posix' ? start : start.replace(/^exec .* \|\| /, ''),
      ...Object.fromEntries(commands.map((command) => [command, scripts[command]])),
    },
    engines: { node: `>=${oldestNode}` },
  };
}
