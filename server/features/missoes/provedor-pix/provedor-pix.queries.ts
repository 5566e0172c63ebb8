import type { Services } from '../../../kernel/context.js'
import { decrypt, encrypt } from '../../../kernel/crypto.js'
import { change, from } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import type { Acesso } from './api-pix.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>
type Key = Pick<Services, 'secretKey'>

const place = 'provedor_pix'

export const selar = ({ secretKey }: Key, text: string): string => encrypt(secretKey, text, place)

export const abrir = ({ secretKey }: Key, sealed: string): string => decrypt(secretKey, sealed, place)

const columns = [
  'id',
  'idCliente',
  'versao',
  'ativo',
  'banco',
  'endereco',
  'enderecoAcesso',
  'aplicacao',
  'segredo',
  'certificadoCifrado',
  'senhaCifrado',
  'idContaFinanceira',
  'avisoSegredo',
  'avisoEm',
  'avisoProblema',
  'ultimoAviso',
  'ligadoEm',
  'ultimaBusca',
  'buscadoAte',
  'problema',
  'problemaEm',
] as const

/** The church's bank; undefined while it has none. */
export const lerProvedor = ({ db, idCliente }: Scope) =>
  from({ db, idCliente }, 'provedor_pix').select(columns).executeTakeFirst()

export type ProvedorPixRow = NonNullable<Awaited<ReturnType<typeof lerProvedor>>>

type Guardado = Pick<
  ProvedorPixRow,
  'endereco' | 'enderecoAcesso' | 'aplicacao' | 'segredo' | 'certificadoCifrado' | 'senhaCifrado'
>

export const acessoDe = (key: Key, row: Guardado): Acesso => ({
  endereco: row.endereco,
  enderecoAcesso: row.enderecoAcesso,
  aplicacao: row.aplicacao,
  segredo: abrir(key, row.segredo),
  certificado:
    row.certificadoCifrado === null
      ? undefined
      : {
          pfx: Buffer.from(abrir(key, row.certificadoCifrado), 'base64'),
          passphrase: row.senhaCifrado === null ? '' : abrir(key, row.senhaCifrado),
        },
})

/** Writes how the last call went. Not a change that somebody made, so it raises no version. */
export const anotar = (
  work: { db: Scope['db']; idCliente: number },
  notes: Partial<
    Pick<
      ProvedorPixRow,
      'avisoEm' | 'avisoProblema' | 'ultimoAviso' | 'ultimaBusca' | 'buscadoAte' | 'problema' | 'problemaEm'
    >
  >,
) => change(work, 'provedor_pix').set(notes).execute()
