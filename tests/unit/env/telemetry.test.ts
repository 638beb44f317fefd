import { describe, expect, it } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';

describe('traces and metrics', () => {
  it('are off unless they are asked for', () => {
    expect(parseSettings({}).telemetry).toEqual({ traces: undefined, metrics: undefined });
  });

  it('begin with the address of a collector, in the protocol of the standard', () => {
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };
    expect(parseSettings(environment).telemetry.traces).toEqual({ protocol: 'http/protobuf' });
    expect(
      parseSettings({
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.example.com/v1/traces',
        OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      }).telemetry.traces,
    ).toEqual({ protocol: 'http/json' });
    expect(parseSettings({ ...environment, OTEL_SDK_DISABLED: 'true' }).telemetry.traces).toBeUndefined();
  });

  it('have a port of their own, on loopback', () => {
    expect(parseSettings({ METRICS_PORT: '9464' }).telemetry.metrics).toEqual({
      port: 9464,
      host: '127.0.0.1',
    });
    expect(() => parseSettings({ PORT: '3000', METRICS_PORT: '3000' })).toThrow(
      /^METRICS_PORT must be another port than PORT/,
    );
  });
});
