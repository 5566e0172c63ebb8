import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { ChurchError } from './error.js'

const usage = `Uso: npm run church -- copy número --destino arquivo
     npm run church -- move número --destino arquivo [--guardar 30]
     npm run church -- cancel número [--destino arquivo]
     npm run church -- remove número [--ja]
     npm run church -- restore pasta-da-copia número [--chave arquivo] [--no-lugar [--sem-copia]]
     npm run church -- list
  número       o número da igreja (página Plataforma)
  --destino    arquivo com as configurações da outra instalação (DATABASE_URL ou DATA_DIR, SECRET_KEY, PUBLIC_URL ...)
  --guardar    dias em que a igreja que mudou ainda fica guardada aqui, fechada
  --ja         remove antes desses dias
  --no-lugar   põe a igreja da cópia no lugar da atual; sem isso, ela entra ao lado, com outro número
  --sem-copia  mesmo sem uma cópia de segurança da última hora
  --chave      o arquivo com a chave (secret.key) da instalação que fez a cópia, se for outra`

const number = z.coerce
  .number('Informe o número da igreja.')
  .int()
  .min(1, 'Informe o número da igreja.')
  .max(2147483647)
const destination = z.string('Informe --destino.').min(1, 'Informe --destino.')

const commands = z.discriminatedUnion('command', [
  z.object({ command: z.literal('copy'), church: number, destino: destination }),
  z.object({
    command: z.literal('move'),
    church: number,
    destino: destination,
    guardar: z.coerce.number('--guardar pede um número de 0 a 3650').int().min(0).max(3650).default(30),
  }),
  z.object({ command: z.literal('cancel'), church: number, destino: z.string().optional() }),
  z.object({ command: z.literal('remove'), church: number, ja: z.boolean().default(false) }),
  z.object({
    command: z.literal('restore'),
    folder: z.string('Informe a pasta da cópia.').transform((folder) => path.resolve(folder)),
    church: number,
    chave: z.string().optional(),
    'no-lugar': z.boolean().default(false),
    'sem-copia': z.boolean().default(false),
  }),
  z.object({ command: z.literal('list') }),
])

export type ChurchInput = z.output<typeof commands>

const [text, flag] = [{ type: 'string' } as const, { type: 'boolean' } as const]

/** @throws ChurchError with the usage */
export function readChurchInput(args: string[]): ChurchInput {
  try {
    const options = { destino: text, guardar: text, chave: text, ja: flag, 'no-lugar': flag, 'sem-copia': flag }
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [command, ...rest] = positionals
    const [folder, church] = command === 'restore' ? rest : [undefined, rest[0]]
    if (rest.length > (command === 'restore' ? 2 : command === 'list' ? 0 : 1)) throw new Error('Há palavras a mais.')
    const read = commands.safeParse({ ...values, command, church, ...(folder !== undefined && { folder }) })
    if (read.success) return read.data
    const [issue] = read.error.issues
    throw new Error(issue?.path[0] === 'command' ? 'Informe o que fazer.' : issue?.message)
  } catch (error) {
    throw new ChurchError(`${(error as Error).message}\n${usage}`)
  }
}
