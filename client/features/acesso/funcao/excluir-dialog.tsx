import { useNavigate } from 'react-router-dom'
import { errorText } from '../../../kernel/apollo'
import { useCan } from '../../../kernel/session'
import { toast } from '../../../kernel/ui'
import { SenhaDialog } from '../confirmar-senha'
import { FuncoesDocument, useExcluirFuncaoMutation, useRestaurarFuncaoMutation } from './funcoes.generated'
import { funcaoUrls } from './urls'

type Props = { funcao: { id: number; nome: string; exclusiva: boolean }; onClose: () => void }

/** Deletes a function, with the password; then offers an undo. */
export function ExcluirDialog({ funcao: { id, nome, exclusiva }, onClose }: Props) {
  const navigate = useNavigate()
  const canRestore = useCan('lixeira.restaurar')
  const options = { refetchQueries: [FuncoesDocument] }
  const [excluir] = useExcluirFuncaoMutation({ ...options, context: { secret: true } })
  const [restaurar] = useRestaurarFuncaoMutation(options)
  const restore = () =>
    void restaurar({ variables: { id: String(id) } })
      .then(() => toast.success('Função restaurada. Dê-a de novo a quem deve tê-la.'))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível restaurar a função.')))
  const remove = async (minhaSenha: string, codigo?: string) => {
    const { data } = await excluir({ variables: { id: String(id), minhaSenha, codigo } })
    onClose()
    const undo = { text: 'Desfazer', onClick: restore }
    if (data) toast.success(data.excluirFuncao.message, { action: canRestore ? undo : undefined })
    navigate(funcaoUrls.list)
  }
  // an exclusive function still limits the people, see excluirFuncao
  const loss = exclusiva
    ? 'quem a tem continua sem o que o perfil permite, até que você tire a função na página da pessoa'
    : 'quem a tem perde a função e continua com o que vem do perfil, das outras funções e dos grupos que lidera'
  const way = canRestore ? 'você pode restaurar' : 'um administrador pode restaurar'
  return (
    <SenhaDialog
      title="Excluir função"
      field="minhaSenha"
      text={
        <p>
          A função "{nome}" sairá da lista, e {loss}. Fica na Lixeira, de onde {way}
          {exclusiva ? '' : ', sem as pessoas que a tinham'}.
        </p>
      }
      saveText="Excluir"
      danger
      failureText="Não foi possível excluir a função."
      onSave={remove}
      onClose={onClose}
    />
  )
}
