/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ApagarDadosDaPessoaMutationVariables = Exact<{
  id: string | number;
  minhaSenha: string;
  codigo?: string | null | undefined;
}>;


export type ApagarDadosDaPessoaMutation = { apagarDadosDaPessoa: { message: string } };


export const ApagarDadosDaPessoaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApagarDadosDaPessoa"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minhaSenha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apagarDadosDaPessoa"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"minhaSenha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minhaSenha"}}},{"kind":"Argument","name":{"kind":"Name","value":"codigo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ApagarDadosDaPessoaMutation, ApagarDadosDaPessoaMutationVariables>;
export const useApagarDadosDaPessoaMutation = (options?: useMutation.Options<ApagarDadosDaPessoaMutation, ApagarDadosDaPessoaMutationVariables>): useMutation.ResultTuple<ApagarDadosDaPessoaMutation, ApagarDadosDaPessoaMutationVariables> => useMutation(ApagarDadosDaPessoaDocument, options as never) as never