import { Upload } from '@blueprintjs/icons'
import { usuarioInput } from '../../../../../schema/rules/acesso/usuario.input'
import { idempotent } from '../../../../kernel/apollo/idempotency'
import { PhoneField, TextField } from '../../../../kernel/form'
import { newUsuario } from '../../../acesso/usuario'
import { importacaoUrls } from '../../../pessoas/importacao/urls'
import { LinkButton } from './link-button'
import { useCriarPessoaDoPassoMutation } from './primeiros-passos.generated'
import { Sheet, type StepProps } from './sheet'

const rule = usuarioInput.pick({ name: true, telefoneUsuario: true, email: true })

export function Pessoas(props: StepProps) {
  const [criar] = useCriarPessoaDoPassoMutation()
  return (
    <Sheet
      {...props}
      noun="Pessoa"
      rule={rule}
      blank={{}}
      send={(values, key) => criar({ variables: { input: { ...newUsuario, ...values } }, context: idempotent(key) })}
      nameOf={({ name }) => name}
      savedText={(count) => (count === 1 ? 'Uma pessoa cadastrada.' : `${count} pessoas cadastradas.`)}
      failureText="Não foi possível salvar esta pessoa."
      beside={<LinkButton to={importacaoUrls.send} icon={<Upload />} text="Importar uma planilha" />}
    >
      {(control) => (
        <>
          <TextField control={control} name="name" label="Nome" required maxLength={120} />
          <PhoneField control={control} name="telefoneUsuario" label="Telefone" />
          <TextField control={control} name="email" label="E-mail" type="email" maxLength={254} />
        </>
      )}
    </Sheet>
  )
}
