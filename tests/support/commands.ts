import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

interface CommandOptions {
  dataDir: string;
  cwd?: string;
  env?: Record<string, string>;
  /** What is typed into it. */
  input?: string;
}

/** Runs a Waybill command in a process of its own, as its users do. @returns its exit code and output */
export async function runCommand(
  args: string[],
  { dataDir, cwd = root, env = {}, input }: CommandOptions,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const { PATH, HOME, TMPDIR } = process.env;
  const childEnv: Record<string, string | undefined> = { PATH, HOME, TMPDIR, DATA_DIR: dataDir, ...env };
  const child = spawn(process.execPath, [path.join(root, 'server/cli/waybill.mjs'), ...args], {
    cwd,
    env: { NODE_ENV: 'production', ...childEnv },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => void (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (stderr += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, stdout, stderr };
}
