import { useNavigate, useParams } from 'react-router-dom'
import type { z } from 'zod'
import { ataInput } from '../../../../../schema/rules/pessoas/ata.input'
import { Form, FormFooter, LeaveGuard, Section, useZodForm } from '../../../../kernel/form'
import { Editable, LoadFailed, useReload } from '../../../../kernel/record'
import { RichTextField } from '../../../../kernel/rich-text'
import { formatLongDate, PageHeader, PageSpinner, toast } from '../../../../kernel/ui'
import { ReunioesLiderancaDocument } from '../list/reunioes-lideranca.generated'
import { reuniaoLiderancaUrls } from '../urls'
import type { ReuniaoComAtaQuery } from './ata.generated'
import { useReuniaoComAtaQuery, useSalvarAtaMutation } from './ata.generated'

export function Component() {
  const { uuid = '' } = useParams()
  // The query does not use the cache, because an edit must start from the stored values.
  const { data, error, refetch } = useReuniaoComAtaQuery({ variables: { id: uuid }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  const reuniao = data?.reuniaoLideranca
  const crumbs = [
    { text: 'Agenda' },
    { text: 'Reuniões de liderança', to: reuniaoLiderancaUrls.list },
    { text: 'Reunião', to: reuniaoLiderancaUrls.ata(uuid) },
  ]
  return (
    <>
      <PageHeader
        title={reuniao?.ata ? 'Editar Ata' : 'Escrever Ata'}
        crumbs={crumbs}
        description={reuniao && `Reunião de ${formatLongDate(reuniao.dataReuniao)}`}
      />
      {error && !data ? (
        <LoadFailed
          error={error}
          text="Não foi possível encontrar a reunião."
          onRetry={reload}
          list={reuniaoLiderancaUrls.list}
        />
      ) : !reuniao ? (
        <PageSpinner />
      ) : (
        <Editable
          table="reuniao_lideranca"
          record={reuniao}
          back={crumbs[1]}
          action="escreverAta"
          lockedText="A ata desta reunião não pode ser escrita: ou já está aprovada, ou a reunião foi cancelada."
        >
          <AtaForm key={reloads} reuniao={reuniao} onReload={reload} />
        </Editable>
      )}
    </>
  )
}

type Props = { reuniao: ReuniaoComAtaQuery['reuniaoLideranca']; onReload: () => void }

function AtaForm({ reuniao: { id, uuid, ata }, onReload }: Props) {
  const navigate = useNavigate()
  const [salvar] = useSalvarAtaMutation({ refetchQueries: [ReunioesLiderancaDocument] })
  // A null version means that no draft existed when the form opened.
  const form = useZodForm(ataInput, { textoAta: ata?.textoAta ?? undefined, versao: ata?.versao ?? null })

  const save = async (input: z.output<typeof ataInput>) => {
    await salvar({ variables: { id: String(id), input } })
    toast.success('Ata salva com sucesso.')
    navigate(reuniaoLiderancaUrls.ata(uuid))
  }

  return (
    <Form form={form} onSave={save} onReload={onReload} failureText="Não foi possível salvar a ata.">
      <LeaveGuard form={form} />
      <Section title="Rascunho" help="Fica como rascunho até ser aprovada; membros só veem atas aprovadas.">
        <RichTextField control={form.control} name="textoAta" label="Texto da ata" required wide autoFocus />
      </Section>
      <FormFooter form={form} cancel={reuniaoLiderancaUrls.ata(uuid)} saveText="Salvar rascunho" />
    </Form>
  )
}
