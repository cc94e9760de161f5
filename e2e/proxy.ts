import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { freePort } from '#server/testing/free-port.ts';
import { expect } from './fixtures.ts';
import { startServer } from './server.ts';

/** The product behind a proxy of deploy/, with HTTPS, as a college runs it. */
export interface ProxiedServer {
  readonly url: string;
  /** The answer to a GET without encryption. */
  readonly plainly: (
    path: string,
  ) => Promise<{ readonly status: number | undefined; readonly location: string | undefined }>;
  readonly stop: () => Promise<void>;
}

/** Debian puts it in a folder that a user's PATH does not have. */
const nginx = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx';

const deploy = join(import.meta.dirname, '..', 'deploy');

type Launch = (place: { readonly folder: string; readonly port: number; readonly upstream: string }) => ChildProcess;

/** Starts the product behind a proxy that `launch` starts in an empty folder. Resolves when the proxy speaks HTTPS. */
async function startBehind(launch: Launch, plainAt: (folder: string) => RequestOptions): Promise<ProxiedServer> {
  const port = await freePort();
  const url = `https://localhost:${port}`;
  const server = await startServer({ PUBLIC_URL: url, TRUST_PROXY: '127.0.0.1' });
  const folder = mkdtempSync(join(tmpdir(), 'tayari-proxy-'));
  const proxy = launch({ folder, port, upstream: new URL(server.url).host });
  const ended = new Promise<void>((resolve) => proxy.once('exit', () => resolve()));
  await Promise.race([
    untilSpoken(port),
    ended.then(() => Promise.reject(new Error('The proxy ended before it was ready.'))),
  ]);
  return {
    url,
    plainly: (path) =>
      new Promise((resolve, reject) => {
        const asked = request({ ...plainAt(folder), path, headers: { host: 'localhost' } }, (answer) => {
          answer.resume();
          resolve({ status: answer.statusCode, location: answer.headers.location });
        });
        asked.once('error', reject).end();
      }),
    stop: async () => {
      proxy.kill('SIGTERM');
      await ended;
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** By deploy/Caddyfile, with the certificate of Caddy's own authority. */
export async function startCaddy(): Promise<ProxiedServer> {
  const plain = await freePort();
  const launch: Launch = ({ folder, port, upstream }) => {
    const config = join(folder, 'Caddyfile');
    const options = `admin off\nskip_install_trust\nhttp_port ${plain}\nhttps_port ${port}`;
    writeFileSync(config, `{\n${options}\n}\nimport ${join(deploy, 'Caddyfile')}\n`);
    const env = { ...process.env, TAYARI_UPSTREAM: upstream, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    return spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
  };
  return startBehind(launch, () => ({ host: '127.0.0.1', port: plain }));
}

/** By deploy/nginx.conf, with the test's own ports, name and certificate. */
export function startNginx(): Promise<ProxiedServer> {
  const launch: Launch = ({ folder, port, upstream }) => {
    const config = join(folder, 'nginx.conf');
    writeFileSync(config, nginxConfig(folder, port, upstream));
    return spawn(nginx, ['-c', config, '-e', join(folder, 'error.log'), '-g', 'daemon off;'], { stdio: 'ignore' });
  };
  return startBehind(launch, (folder) => ({ socketPath: plainSocket(folder) }));
}

function plainSocket(folder: string): string {
  return join(folder, 'plain');
}

/** A complete configuration of nginx around that of deploy/. It makes the certificate in `folder`. */
export function nginxConfig(folder: string, port: number, upstream: string): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...made, '-keyout', key, '-out', certificate, ...subject], {
    stdio: 'ignore',
  });
  const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replaceAll('college.example.edu.np', 'localhost')
    .replaceAll('127.0.0.1:3000', upstream)
    .replaceAll(/listen (\[::\]:)?80;/g, (_all, v6) => (v6 ? '' : `listen unix:${plainSocket(folder)};`))
    .replaceAll(/listen \[::\]:443[^;]*;/g, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${port}`)
    .replaceAll('$host;', '$http_host;')
    .replace('/etc/ssl/certs/tayari.pem', certificate)
    .replace('/etc/ssl/private/tayari.key', key);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `pid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${paths.join('\n')}\n${site}\n}\n`;
}

async function untilSpoken(port: number): Promise<void> {
  const spoken = () =>
    new Promise<boolean>((resolve) => {
      const socket = connectTls({ port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false });
      socket.once('error', () => resolve(false));
      socket.once('secureConnect', () => {
        socket.destroy();
        resolve(true);
      });
    });
  await expect.poll(spoken).toBe(true);
}
