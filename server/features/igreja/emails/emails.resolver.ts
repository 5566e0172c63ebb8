import type { GraphQLResolveInfo } from 'graphql'
import { Args, Ctx, Field, ID, Info, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { listArgs, PageArgs, pageOf, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { listOutgoingEmails } from './emails.usecases.js'

@ObjectType({ description: 'Uma carta da caixa de saída.', simpleResolvers: true })
export class EmailSaida {
  @Field(() => Int, { description: 'Número da carta.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Destinatário.' }) para!: string
  @Field({ description: 'Assunto.' }) assunto!: string
  @Field({ description: 'Texto; vazio depois de enviada, pois pode conter um link secreto.' }) texto!: string
  @Field({ description: 'pendente, enviado, retido (sem SMTP configurado) ou falhou.' }) situacao!: string
  @Field(() => DateTimeScalar, { description: 'Quando foi escrita.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi enviada.' }) enviadoEm!: Date | null
}

const EmailSaidaPage = pageOf(EmailSaida)

@Resolver()
export class EmailsResolver {
  @Query(() => EmailSaidaPage, { description: 'A caixa de saída de todas as igrejas, a mais nova primeiro.' })
  @Perfil(listOutgoingEmails)
  async emailsSaida(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listOutgoingEmails(ctx, listArgs(args, info)))
  }
}
