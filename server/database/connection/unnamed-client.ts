import type { QueryConfig } from 'pg';
import { WatchedClient } from './watched-client';

/** A client that sends every statement without a name, for pools that can't keep prepared statements. */
export class UnnamedClient extends WatchedClient {
  protected override named(config: QueryConfig): QueryConfig {
    return config.name === undefined ? config : { ...config, name: undefined };
  }
}
