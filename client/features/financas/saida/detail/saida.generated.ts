/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SaidaDetalheQueryVariables = Exact<{
  id: string | number;
  comMovimento?: boolean | null | undefined;
}>;


export type SaidaDetalheQuery = { saida: { updatedAt: string, id: number, uuid: string, numero: number | null, idCliente: number, descricao: string, data: string, categoria: number, nomeCategoria: string, valor: string, origem: string | null, idOrigem: number | null, idEstornado: number | null, idEstorno: number | null, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, estornada: { id: number, uuid: string, numero: number | null } | null, estorno: { id: number, uuid: string, numero: number | null } | null, registroDeOrigem:
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { numero: number | null, id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
      | { id: number, uuid: string }
     | null, movimento?: { id: number, uuid: string, data: string, historico: string, idContaFinanceira: number } | null, centroCusto: { id: number, uuid: string, nome: string } | null, contaFinanceira: { id: number, uuid: string, nome: string } | null, fornecedor: { id: number, uuid: string, nome: string } | null } };


export const SaidaDetalheDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SaidaDetalhe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"comMovimento"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saida"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SaidaLinha"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"estornada"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}}]}},{"kind":"Field","name":{"kind":"Name","value":"estorno"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}}]}},{"kind":"Field","name":{"kind":"Name","value":"registroDeOrigem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContaPagar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numero"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"movimento"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"comMovimento"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"historico"}},{"kind":"Field","name":{"kind":"Name","value":"idContaFinanceira"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaidaLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Saida"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCategoria"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"centroCusto"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contaFinanceira"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fornecedor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"origem"}},{"kind":"Field","name":{"kind":"Name","value":"idOrigem"}},{"kind":"Field","name":{"kind":"Name","value":"idEstornado"}},{"kind":"Field","name":{"kind":"Name","value":"idEstorno"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<SaidaDetalheQuery, SaidaDetalheQueryVariables>;
export const useSaidaDetalheQuery = (options: useQuery.Options<SaidaDetalheQuery, SaidaDetalheQueryVariables> | SkipToken): useQuery.Result<SaidaDetalheQuery, SaidaDetalheQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(SaidaDetalheDocument, options as never) as never