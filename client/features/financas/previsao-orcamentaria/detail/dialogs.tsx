import { useNavigate } from 'react-router-dom'
import { z } from 'zod'
import {
  aprovarInput,
  copiarInput,
  orgaos,
  revisarInput,
} from '../../../../../schema/rules/financas/previsao-orcamentaria.input'
import { dataOf } from '../../../../kernel/apollo'
import { DateField, Form, FormFooter, SelectField, TextArea, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { useToday } from '../../lancamento'
import { PrevisoesOrcamentariasDocument } from '../list/previsoes-orcamentarias.generated'
import { previsaoUrls } from '../urls'
import {
  type PrevisaoDetalheFragment,
  useAprovarPrevisaoMutation,
  useCopiarPrevisaoMutation,
  useRevisarPrevisaoMutation,
} from './previsao.generated'

type Props = { previsao: PrevisaoDetalheFragment; onClose: () => void }

const options = { refetchQueries: [PrevisoesOrcamentariasDocument] }

/** A percentage is typed with a comma. */
const rulesOfCopy = copiarInput.extend({
  ajuste: z.preprocess(
    (typed) => (typeof typed === 'string' ? typed.replace(',', '.') : typed),
    copiarInput.shape.ajuste,
  ),
})

/** Replaces the lines of a draft by those of the year before. */
export function CopiarDialog({ previsao: { id, ano, versao, linhas }, onClose }: Props) {
  const [copiar] = useCopiarPrevisaoMutation(options)
  const form = useZodForm(rulesOfCopy, { id, versao, origem: 'realizado' })
  const running = ano - 1 === Number(useToday().slice(0, 4)) && form.watch('origem') === 'realizado'
  const save = async ({ id: _, ...input }: z.output<typeof rulesOfCopy>) => {
    dataOf(await copiar({ variables: { id: String(id), input } }))
    toast.success(`Valores de ${ano - 1} copiados.`)
    onClose()
  }
  return (
    <Modal title={`Copiar de ${ano - 1}`} onClose={onClose} width={560}>
      <Form form={form} onSave={save} failureText="Não foi possível copiar os valores.">
        {linhas.length > 0 && <p>Os valores que esta previsão tem serão trocados.</p>}
        <SelectField
          control={form.control}
          name="origem"
          label="O que copiar"
          required
          choices={[
            { value: 'realizado', label: `O realizado em ${ano - 1}` },
            { value: 'previsto', label: `O previsto para ${ano - 1}` },
          ]}
        />
        {running && (
          <p>
            O ano de {ano - 1} ainda não terminou: os meses que faltam, e o que corre, recebem a média dos que
            terminaram.
          </p>
        )}
        <TextField
          control={form.control}
          name="ajuste"
          label="Reajuste em %"
          placeholder="Ex.: 5,5"
          help="Somado a cada valor; negativo, tirado. Em branco, sem reajuste."
        />
        <FormFooter form={form} cancel={onClose} saveText="Copiar" />
      </Form>
    </Modal>
  )
}

/** Who approved it, and when. */
export function AprovarDialog({ previsao: { id, versao }, onClose }: Props) {
  const today = useToday()
  const [aprovar] = useAprovarPrevisaoMutation(options)
  const form = useZodForm(aprovarInput, { id, versao, orgao: 'assembleia', aprovadaEm: today, ata: null })
  const save = async ({ id: _, ...input }: z.output<typeof aprovarInput>) => {
    dataOf(await aprovar({ variables: { id: String(id), input } }))
    toast.success('Aprovação registrada.')
    onClose()
  }
  return (
    <Modal title="Registrar aprovação" onClose={onClose} width={560}>
      <Form form={form} onSave={save} failureText="Não foi possível registrar a aprovação.">
        <p>Depois disto, a previsão fica como está. Uma mudança é uma revisão, com o motivo.</p>
        <SelectField
          control={form.control}
          name="orgao"
          label="Quem aprovou"
          required
          choices={Object.entries(orgaos).map(([value, label]) => ({ value, label }))}
        />
        <DateField control={form.control} name="aprovadaEm" label="Data da aprovação" required />
        <TextField control={form.control} name="ata" label="Ata" maxLength={120} placeholder="Ex.: Ata nº 12" />
        <FormFooter form={form} cancel={onClose} saveText="Registrar" />
      </Form>
    </Modal>
  )
}

/** Why an approved budget changes; opens the new revision. */
export function RevisarDialog({ previsao: { id }, onClose }: Props) {
  const navigate = useNavigate()
  const [revisar] = useRevisarPrevisaoMutation(options)
  const form = useZodForm(revisarInput, { id, motivo: '' })
  const save = async ({ motivo }: z.output<typeof revisarInput>) => {
    const { revisarPrevisaoOrcamentaria } = dataOf(await revisar({ variables: { id: String(id), motivo } }))
    toast.success('Revisão criada, com os mesmos valores.')
    navigate(previsaoUrls.detail(revisarPrevisaoOrcamentaria.id))
    onClose()
  }
  return (
    <Modal title="Revisar previsão" onClose={onClose} width={560}>
      <Form form={form} onSave={save} failureText="Não foi possível criar a revisão.">
        <p>A previsão de agora vale até que a revisão seja aprovada.</p>
        <TextArea control={form.control} name="motivo" label="Motivo" required rows={4} />
        <FormFooter form={form} cancel={onClose} saveText="Criar revisão" />
      </Form>
    </Modal>
  )
}
