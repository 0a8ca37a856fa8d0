// What package.json's commands call: `node scripts/run.mjs start|dev|build|test|check|format|letter|content|fuzz`.
// Plain JavaScript, for it must also run on a Node that is too old for the rest.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const version = '24.21.0';
const commands = ['start', 'dev', 'build', 'test', 'check', 'format', 'letter', 'content', 'fuzz'];
const root = fileURLToPath(new URL('..', import.meta.url));
const [command = ''] = process.argv.slice(2);

if (!commands.includes(command)) {
  console.error(`Usage: node scripts/run.mjs ${commands.join('|')}`);
  process.exit(1);
}
// Started by npm or by ourselves, this process has nobody left to stop it once that one is killed.
if (process.env.npm_lifecycle_event || process.env.COLIBRI_PARENT) await import('./leash.mjs');

// That Node reads our TypeScript as it stands is no news here.
const { emitWarning } = process;
process.emitWarning = (warning, options, ...more) => {
  const kind = options?.code ?? options?.type ?? options;
  if (kind === 'MODULE_TYPELESS_PACKAGE_JSON' || kind === 'ExperimentalWarning') return;
  emitWarning.call(process, warning, options, ...more);
};

if (process.features.typescript) await import(`./${command}.ts`);
else goOnUnder(fetchNode());

/** Gets the path of a Node that strips types: in: nothing; out: its path. Ends the process where npm cannot fetch it. */
function fetchNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(root, '.node');
  const node = join(folder, 'node_modules', name, 'bin', 'node');
  const works = () => spawnSync(node, ['--version']).stdout?.toString().trim() === `v${version}`;
  if (existsSync(node) && works()) return node;

  console.log(
    `Node ${process.versions.node} is too old: downloading Node ${version} into .node/ (once, 40 MB) …`,
  );
  const began = Date.now();
  const options = ['--prefix', folder, '--no-save', '--no-package-lock', '--ignore-scripts'];
  const npm = spawnSync('npm', ['install', ...options, `${name}@${version}`], { cwd: root });
  if (npm.status !== 0 || !works()) {
    console.error(npm.stderr?.toString() ?? '');
    console.error(`npm couldn’t download ${name}@${version}: install Node 24, then try again.`);
    process.exit(1);
  }
  console.log(`✓ Node ${version} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  return node;
}

/** Runs this file again under another Node, which everything it starts uses too, and ends with its exit code. */
function goOnUnder(node) {
  const env = {
    ...process.env,
    COLIBRI_PARENT: String(process.pid),
    PATH: `${join(node, '..')}${delimiter}${process.env.PATH ?? ''}`,
  };
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env });
  // Ctrl-C reaches the child from the terminal too; it heeds the first signal alone.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
