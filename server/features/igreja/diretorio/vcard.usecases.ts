import { todayIn } from '../../../../schema/rules/dates.js'
import { grupoDoDiretorioRef, pessoaDoDiretorioRef } from '../../../../schema/rules/igreja/diretorio.input.js'
import type { Action } from '../../../kernel/access/actions.js'
import { notFound } from '../../../kernel/base/errors.js'
import type { RecordRef } from '../../../kernel/data/tenant/records.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { auditRead } from '../../../kernel/work/audit/audit.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase } from '../../../kernel/work/use-case.js'
import { fusoOf } from '../../acesso/cliente/index.js'
import { cultoTitle } from '../../culto/culto/index.js'
import { escalasOf } from '../../culto/escala-culto/index.js'
import { alunosOfClasses } from '../../ensino/classe-ebd/index.js'
import { membrosOfDepartamentos } from '../../pessoas/departamento-membro/index.js'
import { membership } from '../../pessoas/membro-celula/index.js'
import { contatosOf } from './diretorio.queries.js'
import { vcards } from './vcard.rules.js'

/** One person of the directory as a vCard: what the person shows to the church. Minors have none. */
export const downloadContato = readCase({
  action: 'diretorio.ler',
  input: pessoaDoDiretorioRef,
  async run({ ctx, idCliente: named, leave, ...reading }, { id }) {
    const idCliente = ctx.ownTenant(named)
    const work = { ...reading, idCliente }
    const [contato] = await contatosOf(work, todayIn(await fusoOf(ctx, idCliente)), id)
    if (!contato) throw notFound('Esta pessoa não mostra o seu contato.')
    const file = vcards([contato], await igrejaOf(work))
    await leave()
    await auditRead(ctx, idCliente, 'diretorio.baixar', { pessoa: contato.uuid })
    return vcf('contato.vcf', file)
  },
})

/** A group as a category of address books, and who is in it. */
interface Grupo {
  nome: string
  pessoas: readonly number[]
}

type ReadingContext = Reading & { ctx: Context }

/**
 * The people of a group who show something to the church, for who may read the group's people.
 * @param kind `de`: undefined for an unknown group, or one without people
 */
const contatosOfGrupo = (kind: {
  action: Action
  /** name of the file, and of the group in the audit log */
  nome: string
  ninguem: string
  de: (work: ReadingContext, id: RecordRef) => Promise<Grupo | undefined>
}) =>
  readCase({
    action: kind.action,
    also: () => ['diretorio.ler'],
    input: grupoDoDiretorioRef,
    async run({ ctx, idCliente: named, leave, ...reading }, { id }) {
      const idCliente = ctx.ownTenant(named)
      const work = { ...reading, idCliente }
      const grupo = await kind.de({ ...work, ctx }, id)
      const contatos = grupo ? await contatosOf(work, todayIn(await fusoOf(ctx, idCliente)), grupo.pessoas) : []
      if (!grupo || contatos.length === 0) throw notFound(kind.ninguem)
      const file = vcards(contatos, await igrejaOf(work), grupo.nome)
      await leave()
      await auditRead(ctx, idCliente, 'diretorio.baixar', { [kind.nome]: grupo.nome, linhas: contatos.length })
      return vcf(`${kind.nome}.vcf`, file)
    },
  })

const grupoOf = <Row extends { idMembro: number }>(
  { rows }: { rows: readonly Row[] },
  nameOf: (row: Row) => string,
): Grupo | undefined => rows[0] && { nome: nameOf(rows[0]), pessoas: rows.map(({ idMembro }) => idMembro) }

const all = { offset: 0, comTotal: false }

export const downloadContatosOfCelula = contatosOfGrupo({
  action: 'celula.ler',
  nome: 'celula',
  ninguem: 'Ninguém desta célula mostra o seu contato.',
  de: async (work, id) =>
    grupoOf(
      await membership.list(work, { filtro: { idCelula: id, aConfirmar: false }, ...all }),
      ({ nomeCelula }) => nomeCelula,
    ),
})

export const downloadContatosOfDepartamento = contatosOfGrupo({
  action: 'departamento.ler',
  nome: 'departamento',
  ninguem: 'Ninguém deste departamento mostra o seu contato.',
  de: async (work, id) =>
    grupoOf(
      await membrosOfDepartamentos.list(work, {
        filtro: { idDepartamento: id, statusMembro: 'ativo', aConfirmar: false },
        ...all,
      }),
      ({ tituloDepartamento }) => tituloDepartamento,
    ),
})

export const downloadContatosOfClasse = contatosOfGrupo({
  action: 'classeEBD.ler',
  nome: 'classe',
  ninguem: 'Ninguém desta classe mostra o seu contato.',
  de: async (work, id) =>
    grupoOf(
      await alunosOfClasses.list(work, {
        filtro: { idClasse: id, statusMembro: 'ativo', aConfirmar: false },
        ...all,
      }),
      ({ nomeClasse }) => nomeClasse,
    ),
})

/** Of a worship service: whoever serves there and has not declined. */
export const downloadContatosOfEscala = contatosOfGrupo({
  action: 'escalaCulto.ler',
  nome: 'escala',
  ninguem: 'Ninguém desta escala mostra o seu contato.',
  async de(work, id) {
    const { rows } = await escalasOf(work, { filtro: { idCulto: id }, ...all })
    return grupoOf({ rows: rows.filter(({ resposta }) => resposta !== 'recusada') }, (row) => cultoTitle(row))
  },
})

const vcf = (filename: string, text: string) => ({
  filename,
  type: 'text/vcard; charset=utf-8',
  data: Buffer.from(text),
})

const igrejaOf = async (work: Pick<Reading, 'db'> & { idCliente: number }): Promise<string> =>
  (await from(work, 'cliente').select('nome').executeTakeFirstOrThrow()).nome
