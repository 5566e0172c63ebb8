import { Button } from '@blueprintjs/core'
import { Clipboard, Share } from '@blueprintjs/icons'
import { useState } from 'react'
import { publicarOfertarInput } from '../../../../schema/rules/missoes/codigo-pix.input'
import { errorText } from '../../../kernel/apollo'
import { copy } from '../../../kernel/copying'
import { Form, FormFooter, TextField, useZodForm } from '../../../kernel/form'
import { ShareLinks } from '../../../kernel/links'
import { ErrorState, Modal, Skeleton, toast } from '../../../kernel/ui'
import { Card } from './card'
import styles from './configuracoes.module.css'
import { usePaginaNoArQuery, usePublicarOfertarMutation } from './pagina-ofertar.generated'

type Props = {
  /** the church's record has this version now */
  onVersion: (versao: number) => void
}

/** The church's public page for giving: off until the administrator puts it on the net. */
export function PaginaOfertar({ onVersion }: Props) {
  const { data, error, refetch } = usePaginaNoArQuery({ fetchPolicy: 'network-only' })
  const [asking, setAsking] = useState(false)
  const [publicar, { loading }] = usePublicarOfertarMutation()
  const address = data?.ofertar.enderecoPublico
  const takeOff = () =>
    publicar({ variables: { noAr: false } })
      .then(({ data: changed }) => {
        if (changed) onVersion(changed.publicarOfertar.versao)
        toast.success('A página de ofertas saiu do ar.')
        return refetch()
      })
      .catch((failure: unknown) => toast.error(errorText(failure, 'Não foi possível tirar a página do ar.')))
  return (
    <Card
      title="Página de ofertas"
      text="Um endereço público em que qualquer pessoa gera um código Pix, sem entrar no sistema. Mostra o nome da igreja, o CNPJ, a chave Pix e as campanhas ativas."
    >
      <div className={styles.body}>
        {error && !data ? (
          <ErrorState
            text="Não foi possível saber se a página está no ar."
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : !data ? (
          <Skeleton width="60%" />
        ) : address ? (
          <>
            <p className={styles.key}>
              <a href={address} target="_blank" rel="noreferrer">
                {address}
              </a>
            </p>
            <div className={styles.buttons}>
              <Button
                icon={<Clipboard />}
                text="Copiar o endereço"
                onClick={() => copy(address, 'Endereço copiado.')}
              />
              <ShareLinks lines={[address]} />
              <Button text="Mudar o endereço" onClick={() => setAsking(true)} />
              <Button text="Tirar do ar" loading={loading} onClick={() => void takeOff()} />
            </div>
          </>
        ) : (
          <>
            <p className={styles.key}>
              {data.ofertar.recebedor ? 'A página não está no ar.' : 'Cadastre antes a chave Pix.'}
            </p>
            <Button
              icon={<Share />}
              text="Pôr no ar"
              disabled={!data.ofertar.recebedor}
              onClick={() => setAsking(true)}
            />
          </>
        )}
      </div>
      {asking && (
        <EnderecoDialog
          onClose={() => setAsking(false)}
          onPublished={(versao) => {
            setAsking(false)
            onVersion(versao)
            void refetch().catch(() => undefined)
          }}
        />
      )}
    </Card>
  )
}

function EnderecoDialog({ onClose, onPublished }: { onClose: () => void; onPublished: (versao: number) => void }) {
  const form = useZodForm(publicarOfertarInput, { noAr: true })
  const [publicar] = usePublicarOfertarMutation()
  const save = async ({ endereco }: { endereco?: string | null | undefined }) => {
    const { data } = await publicar({ variables: { noAr: true, endereco } })
    if (!data) return false
    toast.success('A página de ofertas está no ar.')
    onPublished(data.publicarOfertar.versao)
  }
  return (
    <Modal title="Página de ofertas" onClose={onClose}>
      <Form form={form} onSave={save} failureText="Não foi possível pôr a página no ar.">
        <TextField
          control={form.control}
          name="endereco"
          label="Fim do endereço"
          help="Por exemplo, igreja-betel. Em branco, fica o que já havia, ou um que ninguém adivinha."
          maxLength={40}
        />
        <FormFooter form={form} cancel={onClose} saveText="Pôr no ar" />
      </Form>
    </Modal>
  )
}
