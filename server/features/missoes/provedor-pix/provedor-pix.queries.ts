import { decrypt, encrypt } from '../../../kernel/base/crypto.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { change, from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import type { Acesso } from './bank-calls.js'
import { ProvedorPix } from './provedor-pix.entity.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>
type Key = Pick<Services, 'secretKey'>

const place = 'provedor_pix'

export const seal = ({ secretKey }: Key, text: string): string => encrypt(secretKey, text, place)

export const open = ({ secretKey }: Key, sealed: string): string => decrypt(secretKey, sealed, place)

const columns = recordFields(ProvedorPix, 'uuid', 'createdAt', 'updatedAt')

/** The church's bank; undefined while it has none. */
export const readProvider = ({ db, idCliente }: Scope) =>
  from({ db, idCliente }, 'provedor_pix').select(columns).executeTakeFirst()

export type PixProviderRow = NonNullable<Awaited<ReturnType<typeof readProvider>>>

type StoredProvider = Pick<
  PixProviderRow,
  'endereco' | 'enderecoAcesso' | 'aplicacao' | 'segredo' | 'certificadoCifrado' | 'senhaCifrado'
>

export const acessoOf = (key: Key, row: StoredProvider): Acesso => ({
  endereco: row.endereco,
  enderecoAcesso: row.enderecoAcesso,
  aplicacao: row.aplicacao,
  segredo: open(key, row.segredo),
  certificado:
    row.certificadoCifrado === null
      ? undefined
      : {
          pfx: Buffer.from(open(key, row.certificadoCifrado), 'base64'),
          passphrase: row.senhaCifrado === null ? '' : open(key, row.senhaCifrado),
        },
})

/** Writes how the last call went. Not a change that somebody made, so it raises no version. */
export const note = (
  work: { db: Scope['db']; idCliente: number },
  notes: Partial<
    Pick<
      PixProviderRow,
      'avisoEm' | 'avisoProblema' | 'ultimoAviso' | 'ultimaBusca' | 'buscadoAte' | 'problema' | 'problemaEm'
    >
  >,
) => change(work, 'provedor_pix').set(notes).execute()
