import { sql } from 'kysely'
import { formatDate } from '../../../../kernel/dates.js'
import { writtenPhone } from '../../../../kernel/export/export.js'
import { from } from '../../../../kernel/tenant/records.js'
import { cada, destaque, dia, type Fonte, quantos, texto } from './fonte.js'

/** Everybody who was registered by the end of the period. */
export const usuarios: Fonte = async (escopo) => {
  const { fuso, periodo } = escopo
  const registered = dia('usuario.createdAt', fuso)
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
      destaque('Pessoas', people.length),
      destaque(
        'Ativas',
        count(({ usuarioAtivo }) => usuarioAtivo === 1),
      ),
      destaque(
        'Inativas',
        count(({ usuarioAtivo }) => usuarioAtivo !== 1),
      ),
      destaque(
        'Recém-convertidas',
        count(({ recemConvertido }) => recemConvertido === 1),
      ),
      destaque(
        'Novas no período',
        count(({ desde }) => String(desde) >= periodo.inicio),
      ),
    ],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [
            texto('Nome', 28),
            texto('E-mail', 37),
            texto('Telefone', 17),
            texto('Nascimento', 12),
            texto('Status', 18),
          ],
          grupos: [
            {
              titulo: null,
              linhas: cada(people, (person) => [
                person.name,
                (escopo.lesEmail(person.id) && person.email) || '',
                person.telefoneUsuario ? writtenPhone(person.telefoneUsuario) : '',
                person.dataNascimento ? formatDate(person.dataNascimento) : '',
                `${person.usuarioAtivo === 1 ? 'Ativa' : 'Inativa'}${person.recemConvertido === 1 ? ', recém-convertida' : ''}`,
              ]),
              subtotal: null,
            },
          ],
          total: [`Total: ${quantos(people.length, 'pessoa', 'pessoas')}`, '', '', '', ''],
          vazio: 'Nenhuma pessoa cadastrada até o fim do período.',
        },
      },
    ],
  }
}
