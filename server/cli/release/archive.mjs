// Packs the standalone folder, the same way at any time and by any user.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, readdirSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/**
 * Packs a folder as .tar.gz by GNU tar: names sorted, one owner, one time, no time in the gzip header.
 * @param name the folder's name in the archive
 * @param seconds the modification time of all files, in seconds since 1970
 */
export async function pack(folder, name, seconds, file) {
  const tar = spawn(
    'tar',
    [
      ...[
        '--sort=name',
        '--format=posix',
        '--pax-option=exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime',
      ],
      ...['--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w', `--mtime=@${seconds}`],
      ...[`--transform=flags=r;s,^\\.,${name},`, '--create', '--file=-', '--directory', folder, '.'],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(tar, 'close');
  await pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(file));
  const [code] = await ended;
  if (code !== 0) throw new Error(`GNU tar could not pack ${folder}.`);
}

async function sha256(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Writes SHA256SUMS of a folder's files, as `sha256sum --check` reads it. */
export async function writeSums(folder) {
  const names = readdirSync(folder).sort();
  const lines = [];
  for (const name of names) lines.push(`${await sha256(path.join(folder, name))}  ${name}\n`);
  writeFileSync(path.join(folder, 'SHA256SUMS'), lines.join(''));
}
