import { sql } from 'kysely'
import { formatDate } from '../../../../../../schema/rules/dates.js'
import { from } from '../../../../../kernel/data/tenant/records.js'
import { writtenPhone } from '../../../../../kernel/transport/export/export.js'
import { countText, dayOf, highlight, type ReportSource, rowsOf, textOf } from '../fonte.js'

/** Everybody who was registered by the end of the period. */
export const usuarios: ReportSource = async (escopo) => {
  const { fuso, periodo } = escopo
  const registered = dayOf('usuario.createdAt', fuso)
  const people = await from(escopo, 'usuario')
    .select(['usuario.id', 'usuario.name', 'usuario.email', 'usuario.telefoneUsuario', 'usuario.dataNascimento'])
    .select(['usuario.usuarioAtivo', 'usuario.recemConvertido', registered.as('desde')])
    .where('usuario.excluidoEm', 'is', null)
    .where(sql<boolean>`${registered} <= ${periodo.fim}::date`)
    .orderBy('usuario.nomeOrdem')
    .orderBy('usuario.id')
    .execute()
  const count = (test: (person: (typeof people)[number]) => boolean) => people.filter(test).length
  return {
    resumo: [
      highlight('Pessoas', people.length),
      highlight(
        'Ativas',
        count(({ usuarioAtivo }) => usuarioAtivo === 1),
      ),
      highlight(
        'Inativas',
        count(({ usuarioAtivo }) => usuarioAtivo !== 1),
      ),
      highlight(
        'Recém-convertidas',
        count(({ recemConvertido }) => recemConvertido === 1),
      ),
      highlight(
        'Novas no período',
        count(({ desde }) => String(desde) >= periodo.inicio),
      ),
    ],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [
            textOf('Nome', 28),
            textOf('E-mail', 37),
            textOf('Telefone', 17),
            textOf('Nascimento', 12),
            textOf('Status', 18),
          ],
          grupos: [
            {
              titulo: null,
              linhas: rowsOf(people, (person) => [
                person.name,
                (escopo.lesEmail(person.id) && person.email) || '',
                person.telefoneUsuario ? writtenPhone(person.telefoneUsuario) : '',
                person.dataNascimento ? formatDate(person.dataNascimento) : '',
                `${person.usuarioAtivo === 1 ? 'Ativa' : 'Inativa'}${person.recemConvertido === 1 ? ', recém-convertida' : ''}`,
              ]),
              subtotal: null,
            },
          ],
          total: [`Total: ${countText(people.length, 'pessoa', 'pessoas')}`, '', '', '', ''],
          vazio: 'Nenhuma pessoa cadastrada até o fim do período.',
        },
      },
    ],
  }
}
