import {
  type Link,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Tracing } from '../config.js'
import { version } from '../paths.js'
import { type Attributes, type Span, traceWith } from './running.js'

const kinds = {
  server: SpanKind.SERVER,
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const

/** A span with its context, by which its children find their trace. */
interface Made extends Span {
  readonly context: SpanContext
}

function samplerOf({ sampler, ratio }: Tracing): Sampler {
  const roots: Record<string, () => Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  }
  const root = (roots[sampler.replace('parentbased_', '')] ?? roots.always_on!)()
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

/**
 * Sends spans to a collector. The library itself reads the remaining OTEL_* variables: headers, time limit, the name of
 * the service.
 * @returns the function that sends what is left and ends it
 */
export function startOtlp(tracing: Tracing): () => Promise<void> {
  const provider = new TracerProvider({
    sampler: samplerOf(tracing),
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'candeia', 'service.version': version }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: tracing.url }) })],
  })
  const tracer = provider.getTracer('candeia', version)
  traceWith({
    start(name, kind, attributes, parent, caused) {
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, (parent as Made).context) : ROOT_CONTEXT
      const links = linksTo(caused)
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes, ...(links && { links }) }, context)
      const made: Made = {
        context: span.spanContext(),
        address: addressOf(span.spanContext()),
        set: (more: Attributes) => void span.setAttributes(more),
        end(failure) {
          // the message of an error may contain personal data
          if (failure !== undefined)
            span.setStatus({ code: SpanStatusCode.ERROR, message: failure instanceof Error ? failure.name : '' })
          span.end()
        },
      }
      return made
    },
  })
  return async () => {
    traceWith(undefined)
    await provider.shutdown()
  }
}

/** The value of the W3C header `traceparent` for a span. */
const addressOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`

function linksTo(address: string | undefined): Link[] | undefined {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(address ?? '') ?? []
  if (!traceId || !spanId) return undefined
  const traceFlags = Number.parseInt(flags ?? '0', 16) & TraceFlags.SAMPLED
  return [{ context: { traceId, spanId, traceFlags, isRemote: true } }]
}
