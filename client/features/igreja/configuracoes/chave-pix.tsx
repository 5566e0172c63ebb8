import { Button, Callout } from '@blueprintjs/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { mudarChavePixInput } from '../../../../schema/rules/missoes/codigo-pix.input'
import type { MudarChavePixInput } from '../../../gql/types'
import { Form, FormFooter, SelectField, TextField, useZodForm } from '../../../kernel/form'
import { useViewer } from '../../../kernel/session'
import { Modal, toast } from '../../../kernel/ui'
import { ConfirmarCampos, comOutroCodigo } from '../../acesso/confirmar-senha'
import { useEnviaEmails } from '../../acesso/envia-emails'
import type { IgrejaEdicaoFragment } from '../dados-da-igreja'
import { igrejaUrls } from '../urls'
import { Card } from './card'
import { useMudarChavePixMutation } from './chave-pix.generated'
import styles from './configuracoes.module.css'
import { PaginaNoArDocument } from './pagina-ofertar.generated'

type Chave = Pick<IgrejaEdicaoFragment, 'chavePix' | 'nomePix' | 'cidadePix' | 'nome' | 'cidade'>
type Versao = number | null | undefined

type Props = {
  igreja: Chave
  /** the version of the church's record that the other forms of this screen know */
  versao: Versao
  /** the church's record has this version now */
  onVersion: (versao: number) => void
  /** loads the church's record again after somebody else has changed it */
  onReload: () => void
}

/** The key to which the church's money goes. Only who signs in in two steps may change it, with password and code. */
export function ChavePix({ igreja, versao, onVersion, onReload }: Props) {
  const [shown, setShown] = useState<Chave>(igreja)
  const { doisFatores } = useViewer()
  const [changing, setChanging] = useState(false)
  const complete = shown.chavePix && shown.nomePix && shown.cidadePix
  return (
    <Card title="Pix" text="A chave a que vai o dinheiro de quem oferta por Pix.">
      <div className={styles.body}>
        <p className={styles.key}>
          {complete ? (
            <>
              <strong>{shown.chavePix}</strong>
              <br />
              {shown.nomePix}, {shown.cidadePix}
            </>
          ) : shown.chavePix ? (
            <>
              <strong>{shown.chavePix}</strong>
              <br />
              Falta conferir a chave e dizer o nome que o banco mostra: até lá, ninguém oferta por Pix aqui.
            </>
          ) : (
            'Nenhuma chave cadastrada.'
          )}
        </p>
        <div className={styles.buttons}>
          <Button
            text={complete ? 'Mudar a chave Pix' : shown.chavePix ? 'Conferir a chave Pix' : 'Cadastrar a chave Pix'}
            onClick={() => setChanging(true)}
          />
        </div>
      </div>
      {changing && complete && !doisFatores && <DuasEtapasAntes onClose={() => setChanging(false)} />}
      {changing && !(complete && !doisFatores) && (
        <ChaveDialog
          igreja={shown}
          versao={versao}
          onClose={() => setChanging(false)}
          onReload={onReload}
          onChanged={(chave, changed) => {
            setShown({ ...shown, ...chave })
            onVersion(changed)
            setChanging(false)
          }}
        />
      )}
    </Card>
  )
}

const tipos = [
  { value: 'cnpj', label: 'CNPJ' },
  { value: 'email', label: 'E-mail' },
  { value: 'telefone', label: 'Celular' },
  { value: 'aleatoria', label: 'Chave aleatória' },
  { value: 'cpf', label: 'CPF' },
]

type DialogProps = {
  igreja: Chave
  versao: Versao
  onClose: () => void
  onReload: () => void
  onChanged: (chave: Pick<Chave, 'chavePix' | 'nomePix' | 'cidadePix'>, versao: number) => void
}

/** Instead of the form, while the person signs in with the password alone. */
function DuasEtapasAntes({ onClose }: Pick<DialogProps, 'onClose'>) {
  return (
    <Modal title="Chave Pix da igreja" onClose={onClose}>
      <Callout intent="primary" title="Ative antes a verificação em duas etapas">
        Com ela, quem descobrir a sua senha não consegue levar as ofertas da igreja a outra conta.{' '}
        <Link to={igrejaUrls.configuracoes('seguranca')} onClick={onClose}>
          Abrir Segurança
        </Link>
      </Callout>
    </Modal>
  )
}

function ChaveDialog({ igreja, versao, onClose, onReload, onChanged }: DialogProps) {
  const form = useZodForm(mudarChavePixInput, {
    chavePix: igreja.chavePix ?? '',
    nome: igreja.nomePix ?? igreja.nome.slice(0, 25),
    cidade: igreja.cidadePix ?? igreja.cidade?.slice(0, 15) ?? '',
    minhaSenha: '',
    versao,
  })
  const { control } = form
  const emails = useEnviaEmails()
  const [mudar] = useMudarChavePixMutation({ context: { secret: true }, refetchQueries: [PaginaNoArDocument] })
  const save = async (input: MudarChavePixInput) => {
    const { data } = await mudar({ variables: { input } })
    if (!data) return false
    const { recebedor, versao: changed } = data.mudarChavePix
    toast.success(emails ? 'Chave Pix salva. Os administradores foram avisados por e-mail.' : 'Chave Pix salva.')
    onChanged(
      { chavePix: recebedor?.chave ?? null, nomePix: recebedor?.nome ?? null, cidadePix: recebedor?.cidade ?? null },
      changed,
    )
  }
  return (
    <Modal title="Chave Pix da igreja" onClose={onClose} width={560}>
      <p className={styles.key}>
        O dinheiro de quem oferta vai para esta chave.
        {emails && ' Todos os administradores recebem um e-mail com a mudança.'}
      </p>
      <Form
        form={form}
        onSave={comOutroCodigo(form, save)}
        failureText="Não foi possível salvar a chave Pix."
        onReload={onReload}
      >
        <SelectField control={control} name="tipoChave" label="Tipo da chave" choices={tipos} required />
        <TextField control={control} name="chavePix" label="Chave Pix" maxLength={77} required />
        <TextField
          control={control}
          name="nome"
          label="Nome no Pix"
          help="Até 25 letras, como a igreja quer que apareça no banco de quem paga."
          maxLength={25}
          required
        />
        <TextField
          control={control}
          name="cidade"
          label="Cidade no Pix"
          help="Até 15 letras."
          maxLength={15}
          required
        />
        <ConfirmarCampos control={control} />
        <FormFooter form={form} cancel={onClose} saveText="Salvar a chave" />
      </Form>
    </Modal>
  )
}
