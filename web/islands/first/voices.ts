import { stopReading, synthesis } from '../../stores/reading.ts';

// Some browsers load the voices only now, and would have none yet when somebody wants to hear something.
synthesis?.getVoices();
// Some browsers keep reading after the page is closed.
addEventListener('pagehide', stopReading);
