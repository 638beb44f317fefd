import pg, { type QueryConfig } from 'pg';

type Query = (config: string | QueryConfig, ...rest: unknown[]) => unknown;

/** A client that sends every statement without a name, for pools that can't keep prepared statements. */
export class UnnamedClient extends pg.Client {
  private readonly send: Query = super.query.bind(this);

  override query = ((config, ...rest) => {
    if (typeof config === 'string' || config.name === undefined) return this.send(config, ...rest);
    return this.send({ ...config, name: undefined }, ...rest);
  }) as Query as pg.Client['query'];
}
