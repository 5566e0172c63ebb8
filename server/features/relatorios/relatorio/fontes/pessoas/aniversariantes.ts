import { sql } from 'kysely'
import type { DateOnly } from '../../../../../../schema/rules/dates.js'
import { writtenPhone } from '../../../../../kernel/transport/export/export.js'
import { aniversarioOf } from '../../../../acesso/usuario/index.js'
import { countText, groupRows, highlight, type ReportSource, rowsOf, textOf } from '../fonte.js'

interface Aniversario {
  id: number
  name: string
  email: string | null
  telefoneUsuario: string | null
  quando: DateOnly
  /** null without the year of birth */
  idade: number | null
}

const monthNames = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/**
 * Active people with a birthday in the period, each listed once. In other years a birthday on 29 February is on the
 * 28th.
 */
export const aniversariantes: ReportSource = async ({ db, idCliente, periodo, lesEmail }) => {
  const dia = aniversarioOf('u')
  const { rows } = await sql<Aniversario>`
    select u.id, name, email, telefone_usuario as "telefoneUsuario", quando::text, 
      (extract(year from quando) - extract(year from data_nascimento))::int as idade
    from usuario u
    cross join lateral (
      select min(dia) as quando from (
        select (${dia} + make_interval(years => ano - extract(year from ${dia})::int))::date as dia
        from generate_series(extract(year from ${periodo.inicio}::date)::int, extract(year from ${periodo.fim}::date)::int) ano
      ) dias where dia between ${periodo.inicio}::date and ${periodo.fim}::date and (data_nascimento is null or dia > data_nascimento)
    ) aniversario
    where u.id_cliente = ${idCliente} and u.excluido_em is null and u.usuario_ativo = 1
      and quando is not null
    order by quando, u.nome_ordem, u.id`.execute(db)
  const months = groupRows(rows, ({ quando }) => quando.slice(0, 7))
  return {
    resumo: [highlight('Aniversariantes', rows.length), highlight('Meses com aniversários', months.length)],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [
            textOf('Dia', 10),
            textOf('Nome', 32),
            textOf('Completa', 12),
            textOf('Telefone', 18),
            textOf('E-mail', 40),
          ],
          grupos: months.map(([month, people]) => ({
            titulo: monthNames.format(new Date(`${month}-01T00:00:00Z`)),
            linhas: rowsOf(people, ({ id, quando, name, idade, telefoneUsuario, email }) => [
              `${quando.slice(8)}/${quando.slice(5, 7)}`,
              name,
              idade === null ? '' : countText(idade, 'ano', 'anos'),
              telefoneUsuario ? writtenPhone(telefoneUsuario) : '',
              (lesEmail(id) && email) || '',
            ]),
            subtotal: null,
          })),
          total: [`Total: ${countText(rows.length, 'aniversariante', 'aniversariantes')}`, '', '', '', ''],
          vazio: 'Nenhum aniversariante no período.',
        },
      },
    ],
  }
}
