import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { storeSecret } from './flush.js'

const yesOrNo = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')
const flag = yesOrNo.default(false)

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'deve começar com postgres://')
  .optional()

const httpUrl = z.url({ protocol: /^https?$/, error: 'deve ser um endereço http(s)' }).optional()

/** A plan that churches may sign up for, as PLANS lists them. */
const plan = z.object({
  codigo: z.string().regex(/^[a-z0-9-]{1,40}$/),
  nome: z.string().min(1).max(60),
  descricao: z.string().max(200).default(''),
  /** price per month, in reais */
  preco: z.string().regex(/^\d{1,6}\.\d{2}$/),
  recursos: z.array(z.string().min(1).max(120)).max(12).default([]),
  /** the id of the price at the payment provider */
  stripe: z.string().min(1).max(255),
})

export type Plan = z.output<typeof plan>

const plans = z.string().transform((text, context): Plan[] => {
  try {
    const { data } = z.array(plan).min(1).safeParse(JSON.parse(text))
    if (data && new Set(data.map(({ codigo }) => codigo)).size === data.length) return data
  } catch {
    // the issue added below has the text
  }
  context.addIssue({
    code: 'custom',
    message: 'deve ser uma lista JSON de planos com codigo, nome, preco ("49.90") e stripe (o preço no Stripe)',
  })
  return z.NEVER
})

/** 'https://a.org, https://b.org': scheme, host and port alone, as browsers send them. */
const origins = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every((one) => /^https?:/.test(one) && URL.canParse(one) && new URL(one).origin === one),
    'deve ser uma lista de origens separadas por vírgula, como https://site.exemplo.org, sem caminho nem barra no fim',
  )

/** Which requests are traced, in the names of OpenTelemetry. */
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

export interface Tracing {
  /** where a collector takes traces (OTLP over HTTP) */
  url: string
  sampler: (typeof samplers)[number]
  /** the share of the requests, for the samplers with a ratio */
  ratio: number
}

/** 'push.exemplo.org, localhost:8090': hosts, each with its port if that is not the usual one. */
const hosts = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((one) => one.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine(
    (list) => list.every((one) => URL.canParse(`https://${one}`) && new URL(`https://${one}`).host === one),
    'deve ser uma lista de servidores separados por vírgula, como push.exemplo.org',
  )

/** The database: PostgreSQL, or PostgreSQL that Citus distributes over several machines (ADR 0029). */
const engines = ['postgresql', 'citus'] as const

export type Engine = (typeof engines)[number]

const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number('deve ser um número').int().min(0).max(65535).default(4000),
  HOST: z.string().min(1).optional(),
  WORKERS: z.coerce.number('deve ser um número').int().min(1).max(64).default(1),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: postgresUrl,
  DATABASE_APP_URL: postgresUrl,
  DATABASE_PLATFORM_URL: postgresUrl,
  DATABASE_REPLICA_URL: postgresUrl,
  DATABASE_POOL: z.coerce.number('deve ser um número').int().min(2).max(200).default(16),
  DATABASE_POOLED: flag,
  DATABASE_DIRECT_URL: postgresUrl,
  DATABASE_PREPARE: yesOrNo.optional(),
  DATABASE_ENGINE: z.enum(engines, `deve ser ${engines.join(' ou ')}`).default('postgresql'),
  PUBLIC_URL: httpUrl,
  CORS_ORIGINS: origins,
  TRUST_PROXY: z
    .string()
    .regex(/^(true|false|\d)$/, 'deve ser o número de proxies à frente do servidor (0 a 9)')
    .default('0')
    .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value))),
  SECRET_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'deve ter 64 dígitos hexadecimais (openssl rand -hex 32)')
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'deve começar com smtp:// ou smtps://')
    .optional(),
  MAIL_FROM: z.string().min(3).default('Candeia <nao-responda@localhost>'),
  MAIL_DAILY_LIMIT: z.coerce.number('deve ser um número').int().min(0).max(100_000).default(50),
  MAIL_NEW_CHURCHES_LIMIT: z.coerce.number('deve ser um número').int().min(0).max(1_000_000).default(500),
  ALLOW_PRIVATE_ADDRESSES: flag,
  PUSH_HOSTS: hosts,
  CONTACT_EMAIL: z.email('deve ser um e-mail').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'deve começar com sk_ ou rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'deve começar com whsec_').optional(),
  STRIPE_API_URL: httpUrl,
  PLANS: plans.optional(),
  GRACE_DAYS: z.coerce.number('deve ser um número').int().min(0).max(90).default(7),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  MAX_DELAY_MS: z.coerce.number('deve ser um número').int().min(0).default(1500),
  SLOW_MS: z.coerce.number('deve ser um número').int().min(0).default(1000),
  METRICS_TOKEN: z.string().min(16, 'deve ter ao menos 16 caracteres').optional(),
  GRAPHQL_MANIFEST_ONLY: flag,
  GRAPHQL_EXACT_TYPES: yesOrNo.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: httpUrl,
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl,
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'deve ser otlp ou none').default('otlp'),
  OTEL_TRACES_SAMPLER: z.enum(samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('deve ser um número').min(0).max(1).default(1),
  OTEL_SDK_DISABLED: flag,
  JOBS: yesOrNo.default(true),
  DEMO: z.enum(['auto', 'true', 'false']).default('auto'),
})

export type Config = ReturnType<typeof readConfig>

export class ConfigError extends Error {}

/**
 * Reads and checks every setting. An empty variable counts as absent.
 * @throws ConfigError with one line in Portuguese that names the first wrong setting
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const parsed = settings.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`Configuração inválida: ${issue?.path.join('.')} ${issue?.message ?? ''}`.trim())
  }
  const s = parsed.data
  const dataDir = path.resolve(s.DATA_DIR)
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = s
  if (s.DATABASE_REPLICA_URL && !s.DATABASE_URL)
    throw new ConfigError('Configuração inválida: DATABASE_REPLICA_URL pede DATABASE_URL')
  if (bucket && !(accessKeyId && secretAccessKey))
    throw new ConfigError('Configuração inválida: S3_BUCKET pede S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY')
  checkPooler(s)
  checkEngine(s)
  return {
    production: s.NODE_ENV === 'production',
    port: s.PORT,
    /** undefined: not configured (see start.ts) */
    host: s.HOST,
    /** processes that serve requests */
    workers: s.WORKERS,
    dataDir,
    filesDir: path.join(dataDir, 'arquivos'),
    databaseUrl: s.DATABASE_URL,
    databaseAppUrl: s.DATABASE_APP_URL,
    databasePlatformUrl: s.DATABASE_PLATFORM_URL,
    /** a hot standby of the same cluster, for reports and exports; its user and password are replaced by the roles' */
    databaseReplicaUrl: s.DATABASE_REPLICA_URL,
    pool: s.DATABASE_POOL,
    /** whether DATABASE_URL is a pooler in transaction mode, such as PgBouncer */
    pooled: s.DATABASE_POOLED,
    /** PostgreSQL itself, behind that pooler */
    databaseDirectUrl: s.DATABASE_DIRECT_URL,
    prepare: preparing(s),
    engine: s.DATABASE_ENGINE,
    publicUrl: (s.PUBLIC_URL ?? `http://localhost:${s.PORT}`).replace(/\/$/, ''),
    /** the origins whose pages may call the APIs from a browser */
    corsOrigins: s.CORS_ORIGINS,
    /** number of reverse proxies in front of the server: as many addresses at the end of X-Forwarded-For are trusted */
    trustedProxies: s.TRUST_PROXY,
    secretKey: s.SECRET_KEY,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    /** e-mails that a church may send per day in its first week; the limit doubles every week. 0: no limit */
    mailDailyLimit: s.MAIL_DAILY_LIMIT,
    /** e-mails that all churches younger than a week may send together per day. 0: no limit */
    mailNewChurchesLimit: s.MAIL_NEW_CHURCHES_LIMIT,
    /** whether requests to addresses that people typed may use http and reach private networks: for tests */
    privateAddresses: s.ALLOW_PRIVATE_ADDRESSES,
    /** hosts of further push services, besides those of the browsers' makers */
    pushHosts: s.PUSH_HOSTS,
    /** recipient of the contact form, and the contact that the terms name */
    contactEmail: s.CONTACT_EMAIL,
    /** undefined: no billing, the product is free */
    billing: billingOf(s),
    logLevel: s.LOG_LEVEL,
    /** event loop delay in milliseconds above which requests get 503; 0 turns this off */
    maxDelay: s.MAX_DELAY_MS,
    /** milliseconds from which a request counts as slow; 0: none does */
    slow: s.SLOW_MS,
    metricsToken: s.METRICS_TOKEN,
    /** undefined: no traces are made */
    tracing: tracingOf(s),
    manifestOnly: s.GRAPHQL_MANIFEST_ONLY,
    exactTypes: s.GRAPHQL_EXACT_TYPES ?? s.NODE_ENV !== 'production',
    /** the S3 bucket for pictures and report files, instead of the data directory */
    s3:
      bucket && accessKeyId && secretAccessKey
        ? { bucket, endpoint: s.S3_ENDPOINT, region: s.S3_REGION, accessKeyId, secretAccessKey }
        : undefined,
    /** whether this server works in the background; without that nothing is sent, and no bank or other system is called */
    jobs: s.JOBS,
    demo: s.DEMO === 'auto' ? !s.DATABASE_URL : s.DEMO === 'true',
  }
}

/**
 * Behind a pooler the product needs both addresses: a LISTEN through a pooler in transaction mode is lost without an
 * error.
 * @throws ConfigError for a combination that could not work
 */
function checkPooler(s: z.output<typeof settings>): void {
  const { DATABASE_POOLED: pooled, DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = s
  const refuse = (why: string) => new ConfigError(`Configuração inválida: ${why}`)
  if (!pooled && direct) throw refuse('DATABASE_DIRECT_URL só vale com DATABASE_POOLED=true')
  if (!pooled) return
  if (!url) throw refuse('DATABASE_POOLED=true pede DATABASE_URL, o endereço do agrupador (PgBouncer)')
  if (!direct)
    throw refuse(
      'DATABASE_POOLED=true pede DATABASE_DIRECT_URL, o endereço do próprio PostgreSQL, para as migrações, as notificações e a fila de tarefas',
    )
  if (placeOf(url) === placeOf(direct))
    throw refuse('DATABASE_URL e DATABASE_DIRECT_URL são o mesmo endereço; o segundo é o do próprio PostgreSQL')
}

/**
 * A pooler in transaction mode takes no options of a connection, by which Citus passes on the church of a transaction. A
 * replica of the coordinator has no rows of the churches.
 * @throws ConfigError for a combination that could not work
 */
function checkEngine(s: z.output<typeof settings>): void {
  if (s.DATABASE_ENGINE !== 'citus') return
  const refuse = (why: string) => new ConfigError(`Configuração inválida: DATABASE_ENGINE=citus ${why}`)
  if (!s.DATABASE_URL) throw refuse('pede DATABASE_URL, o endereço do coordenador')
  if (s.DATABASE_POOLED) throw refuse('não vale com DATABASE_POOLED=true')
  if (s.DATABASE_REPLICA_URL) throw refuse('não vale com DATABASE_REPLICA_URL')
}

/** The usual variables of OpenTelemetry: without an address of a collector, no traces are made. */
function tracingOf(s: z.output<typeof settings>): Tracing | undefined {
  if (s.OTEL_SDK_DISABLED || s.OTEL_TRACES_EXPORTER === 'none') return undefined
  const all = s.OTEL_EXPORTER_OTLP_ENDPOINT
  const url = s.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (all && `${all.replace(/\/$/, '')}/v1/traces`)
  return url ? { url, sampler: s.OTEL_TRACES_SAMPLER, ratio: s.OTEL_TRACES_SAMPLER_ARG } : undefined
}

/** Server, port and database of an address. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return url
  const { hostname, port, pathname } = new URL(url)
  return [hostname, port || '5432', pathname].join(' ')
}

/**
 * Who keeps statements prepared: PostgreSQL for each connection of the product, or a pooler that gives each transaction
 * another connection (PgBouncer from 1.21, with max_prepared_statements).
 */
export type Preparing = 'connection' | 'pooler' | false

const preparing = ({ DATABASE_POOLED: pooled, DATABASE_PREPARE: asked = !pooled }: z.output<typeof settings>) =>
  (asked && (pooled ? 'pooler' : 'connection')) satisfies Preparing as Preparing

/**
 * The billing settings, when STRIPE_SECRET_KEY is set.
 * @throws ConfigError when another of them is missing
 */
function billingOf(s: z.output<typeof settings>) {
  if (!s.STRIPE_SECRET_KEY) return undefined
  for (const name of ['STRIPE_WEBHOOK_SECRET', 'PLANS'] as const)
    if (!s[name]) throw new ConfigError(`Configuração inválida: STRIPE_SECRET_KEY precisa também de ${name}`)
  return {
    secretKey: s.STRIPE_SECRET_KEY,
    webhookSecret: s.STRIPE_WEBHOOK_SECRET ?? '',
    /** replaces Stripe's own address, for tests */
    apiUrl: s.STRIPE_API_URL,
    plans: s.PLANS ?? [],
    /** how long a church may keep working after a payment failed */
    graceDays: s.GRACE_DAYS,
  }
}

/**
 * The 32-byte key for secrets that must be decrypted again (two-step secrets, e-mails waiting to be sent), and from
 * which the key of the push notices is derived. It comes
 * from SECRET_KEY; otherwise it is created once and kept in the data directory, readable by its owner only.
 */
export function readSecretKey(config: Pick<Config, 'secretKey' | 'dataDir'>): Buffer {
  if (config.secretKey) return Buffer.from(config.secretKey, 'hex')
  const file = path.join(config.dataDir, 'secret.key')
  if (!existsSync(file)) {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
    storeSecret(file, randomBytes(32).toString('hex'))
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
  if (key.length !== 32) throw new ConfigError(`Configuração inválida: ${file} não contém uma chave de 32 bytes`)
  return key
}
