import { useApolloClient } from '@apollo/client/react'
import { Button } from '@blueprintjs/core'
import { Undo } from '@blueprintjs/icons'
import { useContext } from 'react'
import type { z } from 'zod'
import { wallTimeIn } from '../../../../../schema/rules/dates'
import { comunicacaoIncidenteInput, type destinos } from '../../../../../schema/rules/igreja/incidente.input'
import { dataOf, errorText, isStale } from '../../../../kernel/apollo'
import { DateTimeField, Form, FormFooter, TextArea, TextField, useZodForm } from '../../../../kernel/form'
import { Modal, TimeZone, toast, useConfirm } from '../../../../kernel/ui'
import { IncidentesDocument } from '../list/incidentes.generated'
import {
  IncidenteDetalheDocument,
  type IncidenteDetalheFragment,
  useDesfazerComunicacaoIncidenteMutation,
  useRegistrarComunicacaoIncidenteMutation,
} from './incidente.generated'
import styles from './incidente.module.css'

export type Destino = (typeof destinos)[number]

const titles: Record<Destino, string> = {
  pessoas: 'As pessoas foram avisadas',
  anpd: 'A ANPD foi comunicada',
  complemento: 'A comunicação foi complementada',
}

type Props = { incidente: IncidenteDetalheFragment; destino: Destino; onClose: () => void }

/** Keeps when somebody was told, and with which text: the ready one, unless another was used. */
export function ComunicacaoDialog({ incidente, destino, onClose }: Props) {
  const client = useApolloClient()
  const timeZone = useContext(TimeZone)
  const [registrar] = useRegistrarComunicacaoIncidenteMutation({ refetchQueries: [IncidentesDocument] })
  const before = {
    pessoas: incidente.avisadosEm,
    anpd: incidente.comunicadoAnpdEm,
    complemento: incidente.complementadoEm,
  }
  const told = { pessoas: incidente.textoAviso, anpd: incidente.textoAnpd, complemento: incidente.textoComplemento }
  const ready = destino === 'pessoas' ? incidente.textoParaPessoas : incidente.textoParaAnpd
  const form = useZodForm(comunicacaoIncidenteInput, {
    destino,
    data: wallTimeIn(timeZone, before[destino] ?? new Date().toISOString()),
    protocolo: incidente.protocoloAnpd,
    meio: incidente.meioAviso,
    texto: told[destino] ?? ready,
    versao: incidente.versao,
  })
  const { control } = form
  const save = async (input: z.output<typeof comunicacaoIncidenteInput>) => {
    dataOf(await registrar({ variables: { id: String(incidente.id), input } }))
    toast.success('Registrado. Nada foi enviado por aqui.')
    onClose()
  }
  const reload = () => {
    onClose()
    void client.refetchQueries({ include: [IncidenteDetalheDocument] })
  }
  return (
    <Modal title={titles[destino]} onClose={onClose} width={560}>
      <Form form={form} onSave={save} onReload={reload} failureText="Não foi possível registrar.">
        <DateTimeField control={control} name="data" label="Quando" required />
        {destino === 'pessoas' && (
          <TextField
            control={control}
            name="meio"
            label="Como"
            placeholder="Ex.: mensagem a cada um pelo WhatsApp"
            required
            maxLength={500}
          />
        )}
        {destino === 'anpd' && (
          <TextField control={control} name="protocolo" label="Número do protocolo" maxLength={60} />
        )}
        <TextArea control={control} name="texto" label="O que foi dito" rows={8} />
        <FormFooter form={form} cancel={onClose} saveText="Registrar" />
      </Form>
      {before[destino] && <Desfazer incidente={incidente} destino={destino} onDone={onClose} onReload={reload} />}
    </Modal>
  )
}

type DesfazerProps = Omit<Props, 'onClose'> & { onDone: () => void; onReload: () => void }

/** Takes back what was recorded by mistake. */
function Desfazer({ incidente, destino, onDone, onReload }: DesfazerProps) {
  const confirm = useConfirm()
  const [desfazer, { loading }] = useDesfazerComunicacaoIncidenteMutation({ refetchQueries: [IncidentesDocument] })
  const undo = async () => {
    const sure = await confirm({
      title: 'Desfazer o registro?',
      text: 'A data e o texto saem do incidente, como se nada tivesse sido dito. A auditoria guarda o que estava registrado.',
      confirmText: 'Desfazer registro',
      cancelText: 'Voltar',
      danger: true,
    })
    if (!sure) return
    await desfazer({ variables: { id: String(incidente.id), destino, versao: incidente.versao } })
      .then(() => {
        toast.success('Registro desfeito.')
        onDone()
      })
      .catch((error: unknown) => {
        if (!isStale(error)) return toast.error(errorText(error, 'Não foi possível desfazer o registro.'))
        toast.error('Outra pessoa mudou este incidente, e nada foi desfeito. Veja o que está registrado agora.')
        onReload()
      })
  }
  return (
    <div className={styles.undo}>
      {destino === 'anpd' && incidente.complementadoEm ? (
        <p>Foi engano? Desfaça antes o registro do complemento.</p>
      ) : (
        <>
          <p>Foi engano, ou é de outro incidente?</p>
          <Button icon={<Undo />} text="Desfazer registro" loading={loading} onClick={undo} />
        </>
      )}
    </div>
  )
}
