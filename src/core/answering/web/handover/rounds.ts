/**
 * How often the code is hashed before it is a key. The code has 40 bits and nothing else protects the answers from
 * whoever copies the database in these minutes (decision 156): two million take a phone about a second.
 */
export const rounds = 2_000_000;
