import { Arg, Ctx, Field, InputType, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { Mensagem } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { cadastrarIgreja } from './cadastro.usecases.js'

@InputType({ description: 'Dados para cadastrar uma igreja.' })
export class CadastroInput {
  @Field({ description: 'Nome da igreja, até 120 caracteres.' }) nomeIgreja!: string
  @Field({ description: 'Nome de quem cadastra, que será o administrador.' }) name!: string
  @Field({ description: 'E-mail de quem cadastra; recebe o link para criar a senha.' }) email!: string
}

@Resolver()
export class CadastroResolver {
  @Mutation(() => Mensagem, { description: 'Cadastra uma igreja e o seu administrador.' })
  @Perfil(cadastrarIgreja)
  cadastrarIgreja(
    @Ctx() ctx: Context,
    @Arg('input', () => CadastroInput, { description: 'Os dados.' }) input: CadastroInput,
  ) {
    return cadastrarIgreja(ctx, input)
  }
}
