// Its own types are 100,000 lines of browsers' protocols. Beside this stand those of what is asked of it.
export { default as lighthouse } from 'lighthouse';
