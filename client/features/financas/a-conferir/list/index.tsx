import { Button } from '@blueprintjs/core'
import { Tick } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { dataOf, errorText } from '../../../../kernel/apollo'
import { type Column, DataTable, toPage, useList } from '../../../../kernel/list'
import { DateText, Money, PageHeader, rowOf, toast, useConfirm } from '../../../../kernel/ui'
import { contaFinanceiraUrls } from '../../conta-financeira/urls'
import { dizimoUrls } from '../../dizimo/urls'
import { entradaUrls } from '../../entrada/urls'
import { saidaUrls } from '../../saida/urls'
import { transferenciaUrls } from '../../transferencia/urls'
import {
  AConferirDocument,
  type AConferirQuery,
  useAConferirQuery,
  useMarcarConferidoMutation,
} from './a-conferir.generated'

type Row = AConferirQuery['aConferir'][number]

const title = 'Lançamentos a conferir'

/** Where the record of a question is corrected; a donation is corrected among those of its campaign. */
const addresses: Record<string, (id: number) => string> = {
  entrada: entradaUrls.detail,
  saida: saidaUrls.detail,
  transferencia: transferenciaUrls.edit,
  dizimo: dizimoUrls.edit,
  conta_financeira: contaFinanceiraUrls.edit,
}

const Record = ({ row: { tabela, idRegistro, idCampanha, descricao } }: { row: Row }) => {
  const doacoes = idCampanha === null ? undefined : `/dashboard/campanha_missoes/${idCampanha}/doacoes`
  const to = doacoes ?? addresses[tabela]?.(idRegistro)
  // the list of the campaign's donations marks the one that is asked about
  const state = doacoes && { saved: rowOf(doacoes, idRegistro, {}).row }
  return to ? (
    <Link to={to} state={state}>
      {descricao}
    </Link>
  ) : (
    descricao
  )
}

const columns: Column<Row, 'createdAt'>[] = [
  { id: 'registro', title: 'Lançamento', cell: (row) => <Record row={row} /> },
  { id: 'pergunta', title: 'O que conferir', cell: ({ pergunta }) => pergunta },
  { id: 'data', title: 'Data', cell: ({ data }) => <DateText value={data} /> },
  { id: 'valor', title: 'Valor', cell: ({ valor }) => <Money value={valor} /> },
]

/** What was written where nobody could answer the questions that a form asks. */
export function Component() {
  const list = useList({ columns, order: { campo: 'createdAt', direcao: 'DESC' } })
  const result = useAConferirQuery({ fetchPolicy: 'cache-and-network' })
  const page = toPage(result, ({ aConferir: nodes }) => ({ nodes, totalCount: nodes.length }))
  const rows = page.rows ?? []
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Tesouraria' }]}
        description="Vieram de outro programa ou do banco, sem as perguntas dos formulários. Se está certo, marque; senão, corrija ou exclua o lançamento, e a pergunta sai daqui."
        actions={rows.length > 1 && <Right rows={rows} text="Está tudo certo" primary />}
      />
      <DataTable
        label={title}
        list={list}
        columns={columns}
        page={page}
        errorText="Não foi possível buscar os lançamentos a conferir."
        emptyText="Nada a conferir"
        hint="Quando outro programa grava algo que um formulário perguntaria antes, a pergunta aparece aqui."
        menu={(row) => <Right rows={[row]} text="Está certo" />}
      />
    </>
  )
}

function Right({ rows, text, primary }: { rows: readonly Row[]; text: string; primary?: boolean }) {
  const [marcar, { loading }] = useMarcarConferidoMutation({
    refetchQueries: [AConferirDocument],
    awaitRefetchQueries: true,
  })
  const confirm = useConfirm()
  const send = async () => {
    const text = `${rows.length} perguntas ficam marcadas como conferidas e saem desta lista.`
    if (primary && !(await confirm({ title: 'Está tudo certo?', text, confirmText: 'Marcar todas' }))) return
    try {
      const done = await marcar({ variables: { ids: rows.map(({ id }) => String(id)) } })
      toast.success(dataOf(done).marcarConferido.message)
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível marcar como conferido.'))
    }
  }
  return (
    <Button
      variant={primary ? undefined : 'minimal'}
      intent={primary ? 'primary' : undefined}
      icon={<Tick />}
      text={text}
      aria-label={primary ? undefined : `Está certo: ${rows[0]?.descricao}`}
      loading={loading}
      onClick={() => void send()}
    />
  )
}
