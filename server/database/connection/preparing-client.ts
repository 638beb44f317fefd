import type { QueryConfig } from 'pg';
import { WatchedClient } from './watched-client';

/** Limits for named statements, in number and characters: list queries are short, bulk inserts are not. */
const mostStatements = 500;
const longestStatement = 4_000;

/** The best plan for a pattern depends on the pattern, so these statements are planned each time. */
const hasPattern = /\bi?like\b/i;

/**
 * A client that names the statements it sends, so that the database parses and plans each only once.
 */
export class PreparingClient extends WatchedClient {
  private readonly names = new Map<string, string>();

  protected override named(config: QueryConfig, values: unknown[] | undefined): QueryConfig {
    if (config.name || values === undefined || values.length === 0) return config;
    return { ...config, name: this.nameOf(config.text) };
  }

  private nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined) return known;
    if (this.names.size >= mostStatements || text.length > longestStatement || hasPattern.test(text)) return;
    const name = `statement_${this.names.size}`;
    this.names.set(text, name);
    return name;
  }
}
