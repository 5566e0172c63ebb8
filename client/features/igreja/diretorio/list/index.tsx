import { Button } from '@blueprintjs/core'
import { EyeOpen } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { FilterSelect, Filters, ListTable, SearchBox, Toolbar, useListQuery } from '../../../../kernel/list'
import { monthTitles, PageHeader } from '../../../../kernel/ui'
import { igrejaUrls } from '../../urls'
import { columns } from './columns'
import { ContatosDocument, type ContatosQuery } from './contatos.generated'
import styles from './contatos.module.css'
import { Hoje } from './hoje'

const choices = monthTitles.map((label, index) => ({ value: String(index + 1), label }))

/** The people of the church who chose to show a phone number, an e-mail or a birthday, for all who belong to it. */
export function Component() {
  const navigate = useNavigate()
  const found = useListQuery(ContatosDocument, {
    name: 'contatos',
    columns,
    order: { campo: 'name', direcao: 'ASC' },
    ownOrder: true,
    filters: ['mes'],
    onScreen: ({ filters: { mes } }) => ({ mes: choices.some(({ value }) => value === mes) ? Number(mes) : undefined }),
    page: rowsOf,
    // who withdraws the consent is gone at once
    fetchPolicy: 'cache-and-network',
  })
  const { list } = found
  return (
    <>
      <PageHeader
        title="Contatos da igreja"
        crumbs={[{ text: 'Pessoas' }]}
        actions={
          <Button
            variant="outlined"
            icon={<EyeOpen />}
            text="O que eu mostro"
            onClick={() => navigate(igrejaUrls.oQueEuMostro)}
          />
        }
      />
      <p className={styles.lead}>Cada um decide o que mostra: telefone, e-mail ou o dia do aniversário.</p>
      {found.data && <Hoje deHoje={found.data.deHoje} />}
      <Toolbar of={found}>
        <SearchBox list={list} placeholder="Buscar pelo nome" />
        <Filters list={list}>
          <FilterSelect list={list} name="mes" label="Aniversariantes" choices={choices} />
        </Filters>
      </Toolbar>
      <div className={styles.lista}>
        <ListTable
          of={found}
          label="Contatos da igreja"
          errorText="Não foi possível carregar os contatos."
          emptyText="Ninguém mostra o seu contato ainda."
          hint="Comece por você: em 'O que eu mostro', escolha o que a igreja vê."
        />
      </div>
    </>
  )
}

/** The contacts as rows of a list. They have no number, because nothing else of these people can be opened here. */
const rowsOf = ({ diretorio }: ContatosQuery) => ({
  ...diretorio,
  nodes: diretorio.nodes.map((contato) => ({ ...contato, id: 0, idCliente: 0 })),
})
