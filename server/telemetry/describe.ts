import type { Attributes, SpanKind } from '@opentelemetry/api';
import type { Operation } from '@/lib/runtime/telemetry';
import { describeStatement } from './statement';

interface Description {
  name: string;
  kind: keyof typeof SpanKind;
  attributes: Attributes;
}

/**
 * An operation as a span: the only place where what a trace tells is chosen. Names of attributes are OpenTelemetry's
 * where it has one.
 */
export function describe(operation: Operation): Description {
  switch (operation.kind) {
    case 'request': {
      const { method, route, requestId } = operation;
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'waybill.request_id': requestId,
      };
      return { name: `${method} ${route}`, kind: 'SERVER', attributes };
    }
    case 'guard':
      return { name: 'guard', kind: 'INTERNAL', attributes: {} };
    case 'page':
      return {
        name: `page ${operation.route}`,
        kind: 'INTERNAL',
        attributes: { 'http.route': operation.route },
      };
    case 'call': {
      const { api, name, isRemote } = operation;
      const attributes = { 'waybill.api': api, 'waybill.call': name };
      return { name: `call ${name}`, kind: isRemote ? 'CLIENT' : 'INTERNAL', attributes };
    }
    case 'query': {
      const { name, kind, text } = describeStatement(operation.text);
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': kind,
        'db.query.text': text,
      };
      return { name, kind: 'CLIENT', attributes };
    }
    case 'connection':
      return { name: 'wait for a connection', kind: 'INTERNAL', attributes: {} };
    case 'job': {
      const { queue, attempt } = operation;
      const attributes = { 'messaging.destination.name': queue, 'waybill.attempt': attempt };
      return { name: `job ${queue}`, kind: 'CONSUMER', attributes };
    }
    case 'webhook':
      return { name: 'webhook', kind: 'CLIENT', attributes: { 'server.address': operation.host } };
    case 'message':
      return {
        name: `message ${operation.channel}`,
        kind: 'CLIENT',
        attributes: { 'waybill.channel': operation.channel },
      };
  }
}
