package provender.shell;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
