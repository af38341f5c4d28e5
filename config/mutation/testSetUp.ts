// Under a mutant, what a test waits for may never come. All of them run in virtual time and take some milliseconds.
jest.setTimeout(15_000);
