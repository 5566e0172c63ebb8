/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FuncaoDetalheQueryVariables = Exact<{
  id: string | number;
}>;


export type FuncaoDetalheQuery = { funcao: { id: number, uuid: string, nome: string, descricao: string | null, alcance: string, exclusiva: boolean, acoes: Array<string>, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string>, pessoas: Array<{ id: number, uuid: string, inicio: string, fim: string | null, usuario: { id: number, uuid: string, name: string, fotoUrl: string | null, nomePerfil: string } | null }> } };


export const FuncaoDetalheDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FuncaoDetalhe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"funcao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"alcance"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiva"}},{"kind":"Field","name":{"kind":"Name","value":"acoes"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"pessoas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"inicio"}},{"kind":"Field","name":{"kind":"Name","value":"fim"}},{"kind":"Field","name":{"kind":"Name","value":"usuario"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"nomePerfil"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FuncaoDetalheQuery, FuncaoDetalheQueryVariables>;
export const useFuncaoDetalheQuery = (options: useQuery.Options<FuncaoDetalheQuery, FuncaoDetalheQueryVariables> | SkipToken): useQuery.Result<FuncaoDetalheQuery, FuncaoDetalheQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(FuncaoDetalheDocument, options as never) as never