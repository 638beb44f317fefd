/** A metric's value as Prometheus reads it. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const line = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const label = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g;

function parse(text: string): Sample {
  const [, name = '', labels = '', value = ''] = line.exec(text) ?? [];
  if (name === '') throw new Error(`No sample: ${text}`);
  return {
    name,
    labels: Object.fromEntries([...labels.matchAll(label)].map(([, key = '', said = '']) => [key, said])),
    value: Number(value.replace('+Inf', 'Infinity')),
  };
}

/** What a scrape of the metrics tells, read as Prometheus' text form. */
export async function scrape(port: number): Promise<Sample[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !type.startsWith('text/plain')) throw new Error(`No metrics: ${answer.status} ${type}`);
  const lines = (await answer.text()).split('\n');
  return lines.filter((text) => text !== '' && !text.startsWith('#')).map(parse);
}

/** The sum of the samples of a name whose labels have these values; undefined where there is none. */
export function valueOf(
  samples: readonly Sample[],
  name: string,
  labels: Record<string, string> = {},
): number | undefined {
  const found = samples.filter(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  );
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
}
