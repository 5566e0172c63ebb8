import type { InferEntity } from '@mikro-orm/core'
import type { z } from 'zod'
import {
  aulaEBDInput,
  aulaEBDRef,
  diaDaAulaInput,
  listarAulasEBDInput,
  novaAulaEBDInput,
} from '../../../../schema/rules/ensino/aula-ebd.input.js'
import { marcasInput } from '../../../../schema/rules/marks.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict, invalid, notFound, uniqueBy } from '../../../kernel/base/errors.js'
import { type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { lancamentoOf, perguntasDoLancamento } from '../../financas/lancamento/index.js'
import { carryOutMarks, countVisitors, idsOfPessoas, type Marks } from '../../pessoas/encontro/index.js'
import { confirmLeader, refuseInactiveGuests, refuseToConfirm } from '../../pessoas/vinculo/index.js'
import { ClasseEBD } from '../classe-ebd/classe-ebd.entity.js'
import { alunos, professorIdOf, readClasse } from '../classe-ebd/index.js'
import { AulaEBD } from './aula-ebd.entity.js'
import { aulaExists, aulaOfDay, listRows, read } from './aula-ebd.queries.js'
import { MembroAulaEBD } from './membro-aula-ebd.entity.js'
import { chamadas, presentIds as presentIn, removePresent } from './membro-aula-ebd.queries.js'
import { changeOferta, withdrawOferta } from './oferta.js'

const sameDay = uniqueBy('aula_ebd_dia', 'dataAula', 'Esta classe já tem uma aula nesta data.')

type Work = Writing & { ctx: Context }

const missing = 'Aula não encontrada.'
const missingClass = 'Classe não encontrada.'

export const listAulasEBD = readCase({
  action: 'aulaEBD.ler',
  input: listarAulasEBDInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    refuseToConfirm(work.ctx, 'aulaEBD.escrever', input.filtro?.liderAConfirmar)
    return listRows(work, input)
  },
})

export const readAulaEBD = readCase({
  action: 'aulaEBD.ler',
  input: aulaEBDRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const readChamadaEBD = readCase({
  action: 'aulaEBD.ler',
  input: aulaEBDRef,
  async run(work, { id }) {
    const aula = visible(work.ctx, await read(work, id), missing)
    const [lines = []] = await chamadas(work, [aula.id])
    return { rows: lines, offset: 0, hasMore: false, total: lines.length }
  },
})

export const criarAulaEBD = useCase({
  action: 'aulaEBD.escrever',
  asks: perguntasDoLancamento,
  // teaching a lesson gives rights in its class
  confirming: 'classeEBD.escrever',
  input: novaAulaEBDInput,
  async run(work, { idClasse: ref, versao: _, presentes, idProfessor, oferta, idContaFinanceira, ...input }) {
    const classe = await lockedClass(work, ref)
    await refuseSameDay(work, classe.id, input.dataAula)
    const aula = work.em.create(AulaEBD, {
      ...counts(input),
      idCliente: work.idCliente,
      idClasse: classe.id,
      ...(idProfessor === undefined ? usualTeacher(classe) : { idProfessor: await professorIdOf(work, idProfessor) }),
    })
    await work.em.flush()
    await mark(work, aula, presentes ?? [])
    await changeOferta(
      work,
      aula,
      { oferta: oferta ?? null, dataAula: aula.dataAula, idContaFinanceira },
      classe.nomeClasse,
    )
    return saved(work, aula, read)
  },
})

/**
 * Saves a lesson and its roll call together. An outdated `versao` is refused, so that no other change is overwritten.
 */
export const atualizarAulaEBD = useCase({
  action: 'aulaEBD.escrever',
  asks: perguntasDoLancamento,
  record: 'aula_ebd',
  confirming: 'classeEBD.escrever',
  input: aulaEBDInput.extend(aulaEBDRef.shape),
  async run(work, { id, versao, presentes, idProfessor, oferta, dataAula, idContaFinanceira, ...input }) {
    const aula = await recordToChange(work, AulaEBD, id, { versao, missing })
    const classe = await lockedClass(work, aula.idClasse)
    await refuseSameDay(work, classe.id, dataAula, aula.id)
    const professor = await professorIdOf(work, idProfessor, aula.idProfessor)
    const after = { oferta: oferta === undefined ? (aula.oferta ?? null) : oferta, dataAula, idContaFinanceira }
    await changeOferta(work, aula, after, classe.nomeClasse)
    countVisitors(aula, input.visitantes ?? aula.visitantes)
    confirmLeader(work, 'classeEBD.escrever', aula, idProfessor)
    work.em.assign(aula, { ...counts(input), idProfessor: professor, dataAula }, { ignoreUndefined: true })
    if (presentes && (await mark(work, aula, presentes))) {
      aula.updatedAt = new Date()
      // marks that a device made earlier and delivers later no longer count
      aula.chamadaEm = aula.updatedAt
      aula.marcas = null
    }
    return saved(work, aula, read)
  },
})

/**
 * Carries out the marks of a device, which may arrive late, repeatedly and together with those of another device: for
 * each person the newest mark counts. Nothing is refused as outdated.
 */
export const marcarPresencasAula = useCase({
  action: 'aulaEBD.escrever',
  record: 'aula_ebd',
  input: marcasInput.extend(aulaEBDRef.shape),
  async run(work, { id, ...marcas }) {
    const aula = await recordToChange(work, AulaEBD, id, { missing })
    if ((await readClasse(work, aula.idClasse))?.excluidoEm) throw notFound(missing)
    return markAula(work, aula, marcas)
  },
})

/**
 * The marks of a class's roll on a day, from a device on which nobody had created the lesson yet. It is created with the
 * uuid that the device chose, unless the class already has a lesson on this day: then the marks are that lesson's. A
 * delivery that is repeated finds its lesson by the uuid, even if the lesson was moved to another day meanwhile.
 */
export const marcarPresencasAulaDoDia = useCase({
  action: 'aulaEBD.escrever',
  record: 'classe_ebd',
  input: marcasInput.extend(diaDaAulaInput.shape),
  async run(work, { id, dataAula, novoUuid, ...marcas }) {
    const classe = await lockedClass(work, id)
    const aula = await recordToChange(work, AulaEBD, await aulaOfAparelho(work, classe, dataAula, novoUuid), {
      missing,
    })
    if (aula.idClasse !== classe.id) throw notFound(missing)
    return markAula(work, aula, marcas)
  },
})

/** The lesson that a device names by its uuid; otherwise the class's lesson on this day, which is created if necessary. */
async function aulaOfAparelho(
  work: Work,
  classe: InferEntity<typeof ClasseEBD>,
  dataAula: string,
  uuid: string,
): Promise<RecordRef> {
  if (await aulaExists(work, uuid)) return uuid
  const known = await aulaOfDay(work, classe.id, dataAula)
  if (known) return known.id
  const aula = work.em.create(AulaEBD, {
    idCliente: work.idCliente,
    uuid,
    idClasse: classe.id,
    dataAula,
    ...usualTeacher(classe),
  })
  await work.em.flush()
  return aula.id
}

export const excluirAulaEBD = useCase({
  action: 'aulaEBD.escrever',
  record: 'aula_ebd',
  input: aulaEBDRef,
  async run(work, { id }) {
    const aula = await recordToChange(work, AulaEBD, id, { missing })
    await withdrawOferta(work, aula)
    markDeleted(work, aula)
    return { message: 'Aula excluída com sucesso.' }
  },
})

export const restaurarAulaEBD = useCase({
  action: 'lixeira.restaurar',
  asks: perguntasDoLancamento,
  record: 'aula_ebd',
  input: aulaEBDRef,
  async run(work, { id }) {
    const aula = await recordToChange(work, AulaEBD, id, { deleted: true, missing })
    if ((await readClasse(work, aula.idClasse))?.excluidoEm)
      throw conflict('A classe desta aula está na lixeira: restaure-a antes.')
    const classe = await lockedClass(work, aula.idClasse)
    await refuseSameDay(work, classe.id, aula.dataAula, aula.id)
    const { oferta = null, dataAula } = aula
    aula.oferta = null
    await changeOferta(work, aula, { oferta, dataAula }, classe.nomeClasse, 'volta')
    markRestored(aula)
    return saved(work, aula, read)
  },
})

/** Loads the income of a lesson's offering. */
export const entradaOfOferta = lancamentoOf('entrada', 'aulaEBD')

/** Locks the class, so that of two concurrent lessons on the same day the second is refused with a message. */
const lockedClass = (work: Work, ref: RecordRef) => recordToChange(work, ClasseEBD, ref, { missing: missingClass })

async function refuseSameDay(work: Work, idClasse: number, dataAula: string, except = 0): Promise<void> {
  const { rows } = await listRows(work, {
    offset: 0,
    limit: 1,
    comTotal: false,
    columns: ['id'],
    filtro: { idClasse, dataInicial: dataAula, dataFinal: dataAula },
  })
  if (rows.some(({ id }) => id !== except)) throw sameDay()
}

/** The usual teacher of the class teaches, unless the input names another; who waits for confirmation there waits here. */
const usualTeacher = ({ idProfessor, liderAConfirmar }: InferEntity<typeof ClasseEBD>) => ({
  idProfessor,
  liderAConfirmar,
})

type Counts = Pick<z.output<typeof aulaEBDInput>, 'visitantes' | 'biblias' | 'revistas'>

/** A count that was not sent keeps its value; a new lesson gets the default 0. */
const counts = <Input extends Counts>(input: Input) => ({
  ...input,
  visitantes: input.visitantes ?? undefined,
  biblias: input.biblias ?? undefined,
  revistas: input.revistas ?? undefined,
})

const includePresent = ({ em, idCliente }: Work, idAula: number, idMembro: number) =>
  em.create(MembroAulaEBD, { idCliente, idAula, idMembro })

/** Carries out the marks of a device in a locked lesson. */
async function markAula(work: Work, aula: InferEntity<typeof AulaEBD>, marcas: Marks) {
  const marked = await carryOutMarks(work, aula, marcas, {
    before: await presentIn(work, aula.id),
    own: (people) => alunos.present(work, aula.idClasse, people),
    remove: (people) => removePresent(work, aula.id, people),
    add: (idMembro) => includePresent(work, aula.id, idMembro),
  })
  return { aula: await saved(work, aula, read), ...marked }
}

/**
 * Saves who attended.
 * @returns whether anything changed
 */
async function mark(
  work: Work,
  { id: idAula, idClasse }: { id: number; idClasse: number },
  presentes: readonly RecordRef[],
): Promise<boolean> {
  const before = await presentIn(work, idAula)
  const now = await idsOfPessoas(work, presentes, before)
  if (!now) throw invalid({ presentes: 'Uma das pessoas presentes não foi encontrada.' })
  const gone = before.filter((idMembro) => !now.includes(idMembro))
  const come = now.filter((idMembro) => !before.includes(idMembro))
  const own = come.length ? await alunos.present(work, idClasse, come) : []
  await refuseInactiveGuests(
    work,
    come.filter((idMembro) => !own.includes(idMembro)),
    'presentes',
  )
  await removePresent(work, idAula, gone)
  for (const idMembro of come) includePresent(work, idAula, idMembro)
  return gone.length + come.length > 0
}
