import { useContext } from 'react'
import type { z } from 'zod'
import { wallTimeIn } from '../../../../../schema/rules/dates'
import { incidenteInput, type tiposDeDados } from '../../../../../schema/rules/igreja/incidente.input'
import { dataOf } from '../../../../kernel/apollo'
import {
  DateTimeField,
  NumberField,
  RecordForm,
  Section,
  SwitchField,
  TextArea,
  TextField,
  useZodForm,
} from '../../../../kernel/form'
import { TimeZone } from '../../../../kernel/ui'
import { GroupedChoice } from '../../../acesso/permissoes'
import { tipos } from '../dados'
import { IncidentesDocument } from '../list/incidentes.generated'
import { incidenteUrls } from '../urls'
import {
  type IncidenteEdicaoFragment,
  useAtualizarIncidenteMutation,
  useCriarIncidenteMutation,
} from './incidente-form.generated'

type Props = { incidente?: IncidenteEdicaoFragment; onReload?: () => void }

const options = { refetchQueries: [IncidentesDocument] }
const groups = [{ title: 'Marque todos os que se aplicam', options: tipos }]

export function IncidenteForm({ incidente, onReload }: Props) {
  const timeZone = useContext(TimeZone)
  const [criar] = useCriarIncidenteMutation(options)
  const [atualizar] = useAtualizarIncidenteMutation(options)
  const form = useZodForm(incidenteInput, incidente ? typed(incidente, timeZone) : { dados: [], riscoRelevante: 1 })
  const { control } = form
  const risk = form.watch('riscoRelevante')

  const save = async (values: z.output<typeof incidenteInput>) => {
    const { uuid } = incidente
      ? dataOf(await atualizar({ variables: { id: String(incidente.id), input: values } })).atualizarIncidente
      : dataOf(await criar({ variables: { input: values } })).criarIncidente
    return {
      text: incidente ? 'Incidente atualizado com sucesso.' : 'Incidente registrado com sucesso.',
      to: incidenteUrls.detail(uuid),
    }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Não foi possível salvar o incidente."
      cancel={incidente ? incidenteUrls.detail(incidente.uuid) : incidenteUrls.list}
      record={incidente}
    >
      <Section title="O que aconteceu" help="Sem nomes de pessoas: elas se escolhem depois, na página do incidente.">
        <TextField
          control={control}
          name="titulo"
          label="Nome do incidente"
          placeholder="Ex.: Lista de telefones perdida"
          required
          wide
          maxLength={120}
        />
        <TextArea control={control} name="descricao" label="O que aconteceu" required rows={5} wide />
        <DateTimeField
          control={control}
          name="dataOcorrencia"
          label="Quando aconteceu"
          help="Em branco, se ainda não se sabe."
        />
        <DateTimeField
          control={control}
          name="dataConhecimento"
          label="Quando a igreja soube"
          help="Daqui se contam os prazos, em dias úteis."
          required
        />
      </Section>
      <Section title="Dados e pessoas">
        <GroupedChoice control={control} name="dados" legend="Que dados foram atingidos" groups={groups} />
        <NumberField
          control={control}
          name="quantidadePessoas"
          label="Quantas pessoas"
          help="Até onde se sabe, também quem não é da igreja."
        />
        <SwitchField
          control={control}
          name="riscoRelevante"
          label="Pode causar risco ou dano relevante"
          help="Dados da vida na igreja, de crianças, de saúde, financeiros e senhas costumam causar. Na dúvida, deixe ligado."
        />
        <TextArea
          control={control}
          name="consequencias"
          label="O que isso pode causar às pessoas"
          help="Como ligações de estranhos, ou golpes em nome da igreja."
          wide
        />
      </Section>
      <Section title="Medidas">
        <TextArea control={control} name="protecao" label="Como esses dados eram protegidos" wide />
        <TextArea control={control} name="medidas" label="O que já foi feito e será feito" wide />
      </Section>
      <Section title="Prazos e avisos">
        {/* a new one takes what the church says in its settings */}
        {incidente && (
          <SwitchField
            control={control}
            name="pequenoPorte"
            label="Prazos em dobro, de agente de pequeno porte"
            help="De 3 para 6 dias úteis. Desligue se o incidente pode ferir alguém, no corpo ou na honra, como quando vaza um aconselhamento: então valem os prazos comuns (Resolução CD/ANPD 2/2022, art. 14)."
          />
        )}
        {risk === 0 || risk === false || risk === '0' ? (
          <TextArea
            control={control}
            name="motivoSemAviso"
            label="Por que ninguém precisa ser avisado"
            help="A lei manda guardar o motivo."
            wide
          />
        ) : (
          <TextArea
            control={control}
            name="motivoDemora"
            label="Motivo da demora"
            help="Só se o aviso passar do prazo. Vai nos textos prontos."
            wide
          />
        )}
      </Section>
    </RecordForm>
  )
}

const typed = (
  { dados, dataOcorrencia, dataConhecimento, ...incidente }: IncidenteEdicaoFragment,
  timeZone: string,
) => ({
  ...incidente,
  dados: dados as (typeof tiposDeDados)[number][],
  dataOcorrencia: dataOcorrencia && wallTimeIn(timeZone, dataOcorrencia),
  dataConhecimento: wallTimeIn(timeZone, dataConhecimento),
})
