/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EntradaDetalheQueryVariables = Exact<{
  id: string | number;
}>;


export type EntradaDetalheQuery = { entrada: { updatedAt: string, id: number, uuid: string, idCliente: number, descricao: string, data: string, categoria: number, nomeCategoria: string, valor: string, origem: string | null, idOrigem: number | null, idEstornado: number | null, idEstorno: number | null, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };


export const EntradaDetalheDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EntradaDetalhe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entrada"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EntradaLinha"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EntradaLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Entrada"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCategoria"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"origem"}},{"kind":"Field","name":{"kind":"Name","value":"idOrigem"}},{"kind":"Field","name":{"kind":"Name","value":"idEstornado"}},{"kind":"Field","name":{"kind":"Name","value":"idEstorno"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<EntradaDetalheQuery, EntradaDetalheQueryVariables>;
export const useEntradaDetalheQuery = (options: useQuery.Options<EntradaDetalheQuery, EntradaDetalheQueryVariables> | SkipToken): useQuery.Result<EntradaDetalheQuery, EntradaDetalheQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(EntradaDetalheDocument, options as never) as never