import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const yesOrNo = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')
const flag = yesOrNo.default(false)

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'deve começar com postgres://')
  .optional()

const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number('deve ser um número').int().min(0).max(65535).default(4000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: postgresUrl,
  DATABASE_APP_URL: postgresUrl,
  DATABASE_PLATFORM_URL: postgresUrl,
  DATABASE_POOL: z.coerce.number('deve ser um número').int().min(2).max(200).default(16),
  DATABASE_PREPARE: yesOrNo.default(true),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'deve ser um endereço http(s)' }).optional(),
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
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  MAX_DELAY_MS: z.coerce.number('deve ser um número').int().min(0).default(1500),
  METRICS_TOKEN: z.string().min(16, 'deve ter ao menos 16 caracteres').optional(),
  GRAPHQL_MANIFEST_ONLY: flag,
  GRAPHQL_EXACT_TYPES: yesOrNo.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'deve ser um endereço http(s)' }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
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
  if (bucket && !(accessKeyId && secretAccessKey))
    throw new ConfigError('Configuração inválida: S3_BUCKET pede S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY')
  return {
    production: s.NODE_ENV === 'production',
    port: s.PORT,
    host: s.HOST,
    dataDir,
    filesDir: path.join(dataDir, 'arquivos'),
    databaseUrl: s.DATABASE_URL,
    databaseAppUrl: s.DATABASE_APP_URL,
    databasePlatformUrl: s.DATABASE_PLATFORM_URL,
    pool: s.DATABASE_POOL,
    prepare: s.DATABASE_PREPARE,
    publicUrl: (s.PUBLIC_URL ?? `http://localhost:${s.PORT}`).replace(/\/$/, ''),
    /** how many proxies stand in front: so many of X-Forwarded-For's last addresses are theirs to tell */
    trustedProxies: s.TRUST_PROXY,
    secretKey: s.SECRET_KEY,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    logLevel: s.LOG_LEVEL,
    /** milliseconds that the event loop may lag before requests are answered 503; 0 switches that off */
    maxDelay: s.MAX_DELAY_MS,
    metricsToken: s.METRICS_TOKEN,
    manifestOnly: s.GRAPHQL_MANIFEST_ONLY,
    exactTypes: s.GRAPHQL_EXACT_TYPES ?? s.NODE_ENV !== 'production',
    /** where the files of reports go instead of the data directory */
    s3:
      bucket && accessKeyId && secretAccessKey
        ? { bucket, endpoint: s.S3_ENDPOINT, region: s.S3_REGION, accessKeyId, secretAccessKey }
        : undefined,
    demo: s.DEMO === 'auto' ? !s.DATABASE_URL : s.DEMO === 'true',
  }
}

/**
 * The 32-byte key for what must be readable again (two-step secrets, letters waiting to be sent).
 * Given by SECRET_KEY; otherwise made once and kept in the data directory, readable by its owner only.
 */
export function readSecretKey(config: Pick<Config, 'secretKey' | 'dataDir'>): Buffer {
  if (config.secretKey) return Buffer.from(config.secretKey, 'hex')
  const file = path.join(config.dataDir, 'secret.key')
  if (!existsSync(file)) {
    mkdirSync(config.dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
  if (key.length !== 32) throw new ConfigError(`Configuração inválida: ${file} não contém uma chave de 32 bytes`)
  return key
}
