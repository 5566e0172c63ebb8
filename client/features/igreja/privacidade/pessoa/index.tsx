import { Button } from '@blueprintjs/core'
import { Download, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dataOf } from '../../../../kernel/apollo'
import { DetailCard } from '../../../../kernel/detail'
import { downloadFile, downloadText } from '../../../../kernel/list'
import { useCan, useViewer } from '../../../../kernel/session'
import { toast } from '../../../../kernel/ui'
import { SenhaDialog } from '../../../acesso/confirmar-senha'
import { type PersonCardProps, UsuariosDocument } from '../../../acesso/usuario'
import { usuarioUrls } from '../../../acesso/usuario/urls'
import { useApagarDadosDaPessoaMutation } from './apagar-dados.generated'
import styles from './privacidade.module.css'

/** On a person's page: what the person may ask the church for, also without access to the system. */
export function PrivacidadeDaPessoa({ usuario }: PersonCardProps) {
  const { id } = useViewer()
  const may = useCan('dadosPessoa.copiar') && usuario.id !== id
  return may ? <Pedidos usuario={usuario} /> : null
}

function Pedidos({ usuario }: PersonCardProps) {
  const navigate = useNavigate()
  const [copying, setCopying] = useState(false)
  const [asking, setAsking] = useState(false)
  const [apagar] = useApagarDadosDaPessoaMutation({ refetchQueries: [UsuariosDocument], context: { secret: true } })
  const id = String(usuario.id)

  const copy = () => {
    setCopying(true)
    downloadFile(`/user/${id}/dados`, `dados-pessoa-${id}.json`)
      .catch((error: unknown) => toast.error(downloadText(error, 'Não foi possível reunir os dados.')))
      .finally(() => setCopying(false))
  }
  const erase = async (minhaSenha: string, codigo?: string) => {
    const { message } = dataOf(await apagar({ variables: { id, minhaSenha, codigo } })).apagarDadosDaPessoa
    toast.success(message)
    navigate(usuarioUrls.list)
  }

  return (
    <DetailCard title="Privacidade">
      <p className={styles.hint}>
        A pessoa pode pedir à igreja uma cópia dos seus dados, ou que sejam apagados. Quem entra no sistema também o faz
        em Configurações, Privacidade.
      </p>
      <div className={styles.buttons}>
        <Button icon={<Download />} text="Copiar os dados desta pessoa" loading={copying} onClick={copy} />
        <Button
          icon={<Trash />}
          intent="danger"
          variant="outlined"
          text="Apagar os dados desta pessoa"
          onClick={() => setAsking(true)}
        />
      </div>
      {asking && (
        <SenhaDialog
          title={`Apagar os dados de ${usuario.name}`}
          text="Você não poderá reverter isso! O nome, o contato e os documentos são apagados para sempre, também do histórico e dos textos em que aparecem. O que a pessoa contribuiu fica nas contas da igreja, sem o nome, e as atas já aprovadas e os PDFs guardados das prestações de contas ficam como estão."
          saveText="Apagar para sempre"
          danger
          failureText="Não foi possível apagar os dados."
          field="minhaSenha"
          onSave={erase}
          onClose={() => setAsking(false)}
        />
      )}
    </DetailCard>
  )
}
