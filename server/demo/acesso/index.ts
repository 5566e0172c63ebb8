import { perfis } from '../../../schema/rules/perfis.js'
import { applyPreset } from '../../features/acesso/matriz-acesso/index.js'
import { change, from } from '../../kernel/data/tenant/records.js'
import { accountEmail } from '../accounts.js'
import type { Demo, DemoArea } from '../context.js'
import { addDays } from '../days.js'
import type { Resident } from '../pessoas/people.js'
import { webhook } from './webhook.js'

/**
 * The church with the recommended access: the collaborator's account is the treasurer, the leader's account leads a
 * cell, and others keep the records, or are the council. Whoever leads a group or teaches may do its work by that, whatever
 * the perfil; four leaders also read the birthdays and e-mails of their people by a function. In the other church the
 * permission table applies unchanged. Somebody whom the leader's account has added to the own cell waits for confirmation.
 */
export const acesso: DemoArea = async (demo) => {
  const { work, church, people, today } = demo
  if (church.acesso === 'aberto') return
  await applyPreset(work, church.acesso)

  const leadersIn = async (table: 'membro_celula' | 'membro_grupo_louvor') => {
    const rows = await from(work, table)
      .select('idMembro')
      .where('membroLider', '=', 1)
      .where('excluidoEm', 'is', null)
      .execute()
    return rows.map(({ idMembro }) => idMembro)
  }
  const cells = await leadersIn('membro_celula')
  const groups = await leadersIn('membro_grupo_louvor')
  const responsible = async (table: 'departamento' | 'missao') =>
    (await from(work, table).select('idResponsavel').execute()).map(({ idResponsavel }) => idResponsavel)
  const teachers = (await from(work, 'classe_ebd').select('idProfessor').execute()).map(
    ({ idProfessor }) => idProfessor,
  )
  const leading = new Set([
    ...cells,
    ...groups,
    ...(await responsible('departamento')),
    ...(await responsible('missao')),
    ...teachers,
  ])

  const free = people.filter(
    ({ perfil, usuarioAtivo }) => usuarioAtivo && (perfil === perfis.leader || perfil === perfis.assistant),
  )
  /** Takes the first people who suit, those with an account before all others; each has one function. */
  const take = (count: number, suits: (person: Resident) => boolean): Resident[] => {
    const accounts = [accountEmail(church.key, 'lider'), accountEmail(church.key, 'colaborador')]
    const hasAccount = ({ email }: Resident) => (email !== null && accounts.includes(email) ? 0 : 1)
    const taken = free
      .filter(suits)
      .sort((a, b) => hasAccount(a) - hasAccount(b))
      .slice(0, count)
    if (taken.length < count) throw new Error(`${church.nome} has too few people for its functions`)
    for (const person of taken) free.splice(free.indexOf(person), 1)
    return taken
  }
  /** Somebody without an account who leads a worship group. */
  const worshipLeader = (): Resident => {
    const leader = people.find(
      ({ id, email, perfil }) =>
        perfil >= perfis.member && groups.includes(id) && !email?.endsWith(`@${church.key}.demo`),
    )
    if (!leader) throw new Error(`nobody leads a worship group of ${church.nome}`)
    if (free.includes(leader)) free.splice(free.indexOf(leader), 1)
    return leader
  }
  const given = {
    'Líder de célula': take(3, ({ id, perfil }) => perfil === perfis.leader && cells.includes(id)),
    'Líder de louvor': [worshipLeader()],
    Tesoureiro: take(1, ({ perfil }) => perfil === perfis.assistant),
    Secretaria: take(1, ({ perfil }) => perfil === perfis.assistant),
    'Conselho fiscal': take(3, ({ id }) => !cells.includes(id)),
  }

  // an accountant from outside, who leads nothing, and whose access ends soon
  const [contador] = take(1, ({ id }) => !leading.has(id))
  const functions = await from(work, 'funcao').select(['id', 'nome']).execute()
  const functionOf = (nome: string): number => {
    const found = functions.find((funcao) => funcao.nome === nome)
    if (!found) throw new Error(`no function is called ${nome}`)
    return found.id
  }
  const inicio = addDays(today, -300)
  const rows = Object.entries(given).flatMap(([nome, persons]) =>
    persons.map(({ id }) => ({
      idCliente: work.idCliente,
      idFuncao: functionOf(nome),
      idUsuario: id,
      inicio,
      fim: null as string | null,
    })),
  )
  if (contador)
    rows.push({
      idCliente: work.idCliente,
      idFuncao: functionOf('Contador'),
      idUsuario: contador.id,
      inicio,
      fim: addDays(today, 20),
    })
  await work.db.insertInto('funcao_usuario').values(rows).execute()
  await leaveOneWaiting(demo, given['Líder de célula'])
  await webhook(demo)
}

/** The newest member of a leader's cell waits for confirmation, as whoever such a leader adds. */
async function leaveOneWaiting({ work }: Demo, [leader]: readonly Resident[]): Promise<void> {
  const cell = from(work, 'membro_celula')
    .select('idCelula')
    .where('idMembro', '=', leader?.id ?? 0)
    .where('membroLider', '=', 1)
    .where('excluidoEm', 'is', null)
  const newest = await from(work, 'membro_celula')
    .select('id')
    .where('idCelula', 'in', cell)
    .where('membroLider', '=', 0)
    .where('excluidoEm', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await change(work, 'membro_celula').set({ aConfirmar: true }).where('id', '=', newest.id).execute()
}
