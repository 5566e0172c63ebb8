import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Resolver } from 'type-graphql'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { cadastrarIgreja } from './cadastro.usecases.js'

@InputType({ description: 'Dados para cadastrar uma igreja.' })
export class CadastroInput {
  @Field({ description: 'Nome da igreja, até 120 caracteres.' }) nomeIgreja!: string
  @Field({ description: 'Nome de quem cadastra, que será o administrador.' }) name!: string
  @Field({ description: 'E-mail de quem cadastra; recebe o link para criar a senha.' }) email!: string
  @Field(() => String, {
    nullable: true,
    description: 'Código do plano, onde a instalação cobra assinaturas (ver GET /api/oferta).',
  })
  plano?: string | null
}

@ObjectType({ description: 'Resposta a um cadastro.', simpleResolvers: true })
export class CadastroRecebido {
  @Field({ description: 'O que dizer à pessoa.' }) message!: string
  @Field(() => String, {
    nullable: true,
    description:
      'Página do provedor onde o plano é pago; a igreja existe a partir do pagamento. Nula onde nada é cobrado.',
  })
  checkoutUrl!: string | null
  @Field(() => Boolean, { description: 'O link para criar a senha foi por e-mail.' }) enviado!: boolean
  @Field(() => String, { nullable: true, description: 'Link para criar a senha, onde o servidor não envia e-mails.' })
  link!: string | null
}

@Resolver()
export class CadastroResolver {
  @Mutation(() => CadastroRecebido, { description: 'Cadastra uma igreja e o seu administrador.' })
  @Perfil(cadastrarIgreja)
  cadastrarIgreja(
    @Ctx() ctx: Context,
    @Arg('input', () => CadastroInput, { description: 'Os dados.' }) input: CadastroInput,
  ) {
    return cadastrarIgreja(ctx, input)
  }
}
