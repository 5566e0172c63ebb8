import { MenuItem } from '@blueprintjs/core'
import { Disable, Tick } from '@blueprintjs/icons'
import { useState } from 'react'
import { errorText } from '../../../kernel/apollo'
import {
  among,
  type Column,
  DataTable,
  FilterSelect,
  Filters,
  Pager,
  RowMenu,
  SearchBox,
  Toolbar,
  toPage,
  useList,
} from '../../../kernel/list'
import { DateText, type DotColor, PageHeader, StatusDot, toast, useConfirm } from '../../../kernel/ui'
import { type IgrejaLinhaFragment, useIgrejasQuery, useReativarIgrejaMutation } from './plataforma.generated'
import { SuspenderDialog } from './suspender-dialog'

const STATES: Record<string, { color: DotColor; text: string }> = {
  ativa: { color: 'success', text: 'Ativa' },
  suspensa: { color: 'warning', text: 'Suspensa' },
  encerrando: { color: 'danger', text: 'Encerrando' },
}

const choices = Object.entries(STATES).map(([value, { text }]) => ({ value, label: text }))

const megabytes = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

const columns: Column<IgrejaLinhaFragment, 'createdAt'>[] = [
  { id: 'nome', title: 'Igreja', cell: ({ nome }) => nome },
  {
    id: 'situacao',
    title: 'Status',
    cell: ({ situacao, apagarEm, motivoSuspensao }) => (
      <span title={motivoSuspensao ?? undefined}>
        <StatusDot {...(STATES[situacao] ?? { color: 'neutral', text: situacao })} />
        {apagarEm && (
          <>
            {' '}
            até <DateText value={apagarEm} />
          </>
        )}
      </span>
    ),
  },
  { id: 'pessoas', title: 'Pessoas', align: 'right', cell: ({ pessoas }) => pessoas.toLocaleString('pt-BR') },
  {
    id: 'imagens',
    title: 'Imagens',
    align: 'right',
    cell: ({ kilobytes }) => `${megabytes.format(kilobytes / 1000)} MB`,
  },
  {
    id: 'emails',
    title: 'E-mails hoje',
    align: 'right',
    cell: ({ emailsHoje, limiteEmails }) =>
      limiteEmails === null
        ? emailsHoje.toLocaleString('pt-BR')
        : `${emailsHoje} de ${limiteEmails.toLocaleString('pt-BR')}`,
  },
  { id: 'ultimaAtividade', title: 'Última atividade', cell: (row) => <DateText value={row.ultimaAtividade} /> },
  { id: 'createdAt', title: 'Cadastro', cell: ({ createdAt }) => <DateText value={createdAt} /> },
  { id: 'id', title: 'Id do Cliente', align: 'right', cell: ({ id }) => id },
]

/** The list of all churches of the platform. */
export function Component() {
  const confirm = useConfirm()
  const [suspending, setSuspending] = useState<IgrejaLinhaFragment>()
  const [reativar] = useReativarIgrejaMutation()
  const list = useList({ columns, order: { campo: 'createdAt', direcao: 'DESC' }, filters: ['situacao'] })
  const { first, after, busca } = list.variables
  const situacao = among(choices, list.filters.situacao)
  const result = useIgrejasQuery({ variables: { first, after, busca, situacao } })
  const page = toPage(result, (data) => data.igrejas)
  const restore = async (igreja: IgrejaLinhaFragment) => {
    const text = `As pessoas de ${igreja.nome} voltarão a poder entrar e escrever. Para desfazer, suspenda a igreja de novo.`
    if (!(await confirm({ text, confirmText: 'Reativar' }))) return
    try {
      await reativar({ variables: { id: igreja.uuid } })
      toast.success('Igreja reativada.')
      await result.refetch()
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível reativar a igreja.'))
    }
  }
  return (
    <>
      <PageHeader title="Igrejas" crumbs={[{ text: 'Plataforma' }]} />
      <Toolbar of={{ list, page }}>
        <SearchBox list={list} placeholder="Buscar igreja" />
        <Filters list={list}>
          <FilterSelect list={list} name="situacao" label="Status" choices={choices} />
        </Filters>
      </Toolbar>
      <DataTable
        ofPlatform
        label="Igrejas"
        list={list}
        columns={columns}
        page={page}
        errorText="Não foi possível carregar as igrejas."
        hint="As igrejas que se cadastrarem aparecem aqui."
        menu={(igreja) => (
          <RowMenu of={igreja.nome}>
            {igreja.motivoSuspensao === null ? (
              <MenuItem icon={<Disable />} text="Suspender" intent="danger" onClick={() => setSuspending(igreja)} />
            ) : (
              <MenuItem icon={<Tick />} text="Reativar" onClick={() => restore(igreja)} />
            )}
          </RowMenu>
        )}
      />
      <Pager list={list} page={page} />
      {suspending && (
        <SuspenderDialog
          igreja={suspending}
          onClose={() => setSuspending(undefined)}
          onDone={() => {
            setSuspending(undefined)
            void result.refetch()
          }}
        />
      )}
    </>
  )
}
