import { useContext } from 'react'
import type { z } from 'zod'
import { eventoInput } from '../../../../../schema/rules/agenda/evento.input'
import { dataOf, errorText } from '../../../../kernel/apollo'
import {
  DateTimeField,
  NumberField,
  PhotoField,
  RecordField,
  RecordForm,
  Section,
  SwitchField,
  TextArea,
  TextField,
  usePhoto,
  useZodForm,
} from '../../../../kernel/form'
import { TimeZone, toast } from '../../../../kernel/ui'
import { localChoice, useLocalSearch } from '../../local'
import { typedEnd, typedPeriod } from '../periodo'
import { eventoUrls } from '../urls'
import type { EventoEdicaoFragment } from './evento-form.generated'
import {
  useAtualizarEventoMutation,
  useCriarEventoMutation,
  useEnviarFotoEventoMutation,
  useRemoverFotoEventoMutation,
} from './evento-form.generated'

type Props = { evento?: EventoEdicaoFragment; onReload?: () => void }

export function EventoForm({ evento, onReload }: Props) {
  const timeZone = useContext(TimeZone)
  const places = useLocalSearch()
  const foto = usePhoto(evento?.fotoUrl)
  const [criar] = useCriarEventoMutation()
  const [atualizar] = useAtualizarEventoMutation()
  const [enviarFoto] = useEnviarFotoEventoMutation()
  const [removerFoto] = useRemoverFotoEventoMutation()
  const inscricoesAte = evento?.inscricoesAte && typedEnd(evento.inscricoesAte, timeZone)
  const form = useZodForm(
    eventoInput,
    evento ? { ...evento, ...typedPeriod(evento, timeZone), inscricoesAte } : { inscricaoAberta: false },
  )
  const { control } = form
  const open = form.watch('inscricaoAberta')

  const save = async ({ idLocal, ...values }: z.output<typeof eventoInput>) => {
    const input = { ...values, idLocal: idLocal ? String(idLocal) : null }
    const id = evento
      ? dataOf(await atualizar({ variables: { id: evento.id, input } })).atualizarEvento.id
      : dataOf(await criar({ variables: { input } })).criarEvento.id
    // The record is already saved: submitting the form again would create a second one.
    const failed = (error: unknown) =>
      toast.error(errorText(error, 'O evento foi salvo, mas não foi possível enviar a imagem.'))
    if (foto.file) await enviarFoto({ variables: { id, arquivo: foto.file } }).catch(failed)
    else if (foto.removed) await removerFoto({ variables: { id } }).catch(failed)
    return { text: evento ? 'Evento atualizado com sucesso.' : 'Evento criado com sucesso.', to: eventoUrls.detail(id) }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao criar ou atualizar o evento."
      cancel={eventoUrls.list}
      dirty={foto.dirty}
      record={evento}
      another={{ text: 'Salvar e criar outro', keep: ['idLocal'], onEmpty: foto.settle }}
    >
      <Section title="Evento">
        <PhotoField label="Imagem do evento" {...foto.field} />
        <TextField control={control} name="nomeEvento" label="Nome" required wide maxLength={120} />
        <TextArea control={control} name="descricao" label="Descrição" wide />
      </Section>
      <Section title="Quando e onde" help="Sem hora, o evento ocupa o dia inteiro.">
        <DateTimeField control={control} name="dataInicio" label="Início" required />
        <DateTimeField control={control} name="dataFim" label="Fim" />
        <RecordField
          control={control}
          name="idLocal"
          label="Local"
          found={places}
          selected={evento?.local && localChoice(evento.local)}
        />
        <NumberField
          control={control}
          name="vagas"
          label="Vagas"
          placeholder="Sem limite"
          help="Quantas pessoas podem participar."
        />
      </Section>
      <Section title="Inscrições">
        <SwitchField
          control={control}
          name="inscricaoAberta"
          label="As pessoas se inscrevem sozinhas"
          help="Quem se inscreve quando não há vaga entra na lista de espera."
        />
        {open && (
          <DateTimeField
            control={control}
            name="inscricoesAte"
            label="Inscrições até"
            help="Sem data, até o evento começar."
          />
        )}
      </Section>
    </RecordForm>
  )
}
