// What package.json's commands call, such as `node scripts/run.mjs start`: finds a Node that is new enough, installs the
// packages of the scripts, and runs the command. Plain JavaScript, because it also runs on a Node that is too old for
// TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const version = '24.21.0';
const root = fileURLToPath(new URL('..', import.meta.url));
const [command = ''] = process.argv.slice(2);

if (!/^[a-z]+$/.test(command) || !existsSync(new URL(`${command}.ts`, import.meta.url))) {
  console.error(
    'Usage: node scripts/run.mjs COMMAND, where COMMAND is a script from package.json, such as start',
  );
  process.exit(1);
}
// If npm or a process of ours started this one, nothing else stops it when that parent is killed.
if (process.env.npm_lifecycle_event || process.env.COLIBRI_PARENT)
  await import('./exit-with-parent.mjs');

// Node warns each time it strips types from TypeScript; that is how these scripts are meant to run.
const { emitWarning } = process;
process.emitWarning = (warning, options, ...more) => {
  const kind = options?.code ?? options?.type ?? options;
  if (kind === 'MODULE_TYPELESS_PACKAGE_JSON' || kind === 'ExperimentalWarning') return;
  emitWarning.call(process, warning, options, ...more);
};

if (process.features.typescript) {
  const { installScripts } = await import('./setup/install.ts');
  await installScripts();
  await import(`./${command}.ts`);
} else rerunWith(downloadNode());

/** Downloads a Node that can strip types, unless it is there already. Returns its path; exits if npm can't download it. */
function downloadNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(root, '.node');
  const node = join(folder, 'node_modules', name, 'bin', 'node');
  const works = () => spawnSync(node, ['--version']).stdout?.toString().trim() === `v${version}`;
  if (existsSync(node) && works()) return node;

  console.log(
    `Node ${process.versions.node} is too old: downloading Node ${version} into .node/ (once, 40 MB)…`,
  );
  const options = ['--prefix', folder, '--no-save', '--no-package-lock', '--ignore-scripts'];
  const npm = spawnSync('npm', ['install', ...options, `${name}@${version}`], { cwd: root });
  if (npm.status === 0 && works()) return node;
  console.error(npm.stderr?.toString() ?? '');
  console.error(`npm couldn’t download ${name}@${version}: install Node 24, then try again.`);
  process.exit(1);
}

/** Runs this file again with another Node, which is also first in PATH for its children, and exits with its exit code. */
function rerunWith(node) {
  const env = {
    ...process.env,
    COLIBRI_PARENT: String(process.pid),
    PATH: `${join(node, '..')}${delimiter}${process.env.PATH ?? ''}`,
  };
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env });
  // Ctrl-C also reaches the child from the terminal; the child handles only the first signal.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
