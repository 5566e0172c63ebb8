import { Button } from '@blueprintjs/core'
import { Link as LinkIcon, Print } from '@blueprintjs/icons'
import { useState } from 'react'
import { dataOf, errorText } from '../../../kernel/apollo'
import { CopyField } from '../../../kernel/copying'
import { ShareLinks } from '../../../kernel/links'
import { useChurchName } from '../../../kernel/session'
import { DateText, Modal, toast } from '../../../kernel/ui'
import {
  ConvitesDaPessoaDocument,
  type CriarLinkDeConviteMutation,
  useCriarLinkDeConviteMutation,
} from './convite.generated'
import styles from './convite.module.css'
import { Folha } from './folha'
import { dadoPedido } from './texts'

type Props = { idUsuario: number; nome: string }

/** Invites somebody who has no e-mail, or does not read it: with a link, or a printed sheet with a QR code. */
export function ConvitePorLink({ idUsuario, nome }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" icon={<LinkIcon />} text="Convidar por link" onClick={() => setOpen(true)} />
      {open && <Dialogo idUsuario={idUsuario} nome={nome} onClose={() => setOpen(false)} />}
    </>
  )
}

type Convite = CriarLinkDeConviteMutation['criarLinkDeConvite']

function Dialogo({ idUsuario, nome, onClose }: Props & { onClose: () => void }) {
  const [convite, setConvite] = useState<Convite>()
  const [criar, { loading }] = useCriarLinkDeConviteMutation({
    context: { secret: true },
    refetchQueries: [ConvitesDaPessoaDocument],
  })
  const create = async () => {
    try {
      setConvite(dataOf(await criar({ variables: { idUsuario: String(idUsuario) } })).criarLinkDeConvite)
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível criar o convite.'))
    }
  }
  // the link is shown only once, so a click outside must not close the dialog
  return (
    <Modal title={`Convidar ${nome}`} onClose={onClose} canOutsideClickClose={!convite}>
      {convite ? (
        <Pronto convite={convite} nome={nome} onClose={onClose} />
      ) : (
        <>
          <p>
            Com este link {nome} cria a primeira senha. Você pode enviar ou imprimir. Vale por 7 dias e só pode ser
            usado uma vez. Se já houver outro convite, ele deixa de valer.
          </p>
          <div className={styles.buttons}>
            <Button variant="outlined" text="Cancelar" onClick={onClose} />
            <Button intent="primary" text="Criar convite" loading={loading} onClick={() => void create()} />
          </div>
        </>
      )}
    </Modal>
  )
}

function Pronto({ convite, nome, onClose }: { convite: Convite; nome: string; onClose: () => void }) {
  const [printing, setPrinting] = useState(false)
  const igreja = useChurchName()
  const { url, validoAte, pedirSegundoDado } = convite
  return (
    <>
      <p>
        Entregue só a {nome}. Vale até <DateText value={validoAte} />. Quem abrir precisa informar{' '}
        {dadoPedido(pedirSegundoDado)}. O link só aparece agora.
      </p>
      <CopyField label="Link" value={url} rows={3}>
        <Button variant="outlined" icon={<Print />} text="Imprimir folha" onClick={() => setPrinting(true)} />
      </CopyField>
      <div className={styles.share}>
        <ShareLinks
          lines={[`${nome}, este é o seu convite para criar a senha no sistema da igreja (${igreja}):`, url]}
        />
      </div>
      <div className={styles.buttons}>
        <Button text="Fechar" onClick={onClose} />
      </div>
      {printing && <Folha convite={convite} nome={nome} igreja={igreja} onDone={() => setPrinting(false)} />}
    </>
  )
}
