export interface OpenApiProxy {
  url: string
  /** kinds of answers that are not as documented */
  findings(): string[]
  calls(): number
  close(): void
}

export function openApiProxy(upstream: string): Promise<OpenApiProxy>
